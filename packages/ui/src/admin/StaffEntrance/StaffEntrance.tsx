import type { NavigationLink } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { StaffBrand, type StaffBrandProps } from '../StaffBrand/StaffBrand.tsx';
import * as styles from './StaffEntrance.css.ts';

/** What every screen before the sign-in is given. */
export interface StaffEntranceFrame {
  brand: StaffBrandProps;
  /** A drawing on the inverse surface, with its ground line at its foot. It is decoration: hide it from screen readers. */
  media?: ReactNode;
  backToSite: NavigationLink;
}

export interface StaffEntranceProps extends StaffEntranceFrame {
  heading: string;
  introduction: string;
  children: ReactNode;
}

/** The screen that stands before the staff screens: a short column, and a drawing beside or under it. */
export function StaffEntrance({ brand, media, backToSite, heading, introduction, children }: StaffEntranceProps) {
  return (
    <div className={styles.entrance}>
      <div className={styles.panel}>
        <StaffBrand {...brand} />
        <main className={styles.content}>
          <Stack space="x2">
            <Heading level={1} size="heading3">
              {heading}
            </Heading>
            <Text tone="muted">{introduction}</Text>
          </Stack>
          {children}
        </main>
        <Text size="small" tone="muted">
          <Link href={backToSite.href}>{backToSite.label}</Link>
        </Text>
      </div>
      <div className={styles.media} data-surface="inverse">
        {media !== undefined && <div className={styles.drawing}>{media}</div>}
      </div>
    </div>
  );
}
