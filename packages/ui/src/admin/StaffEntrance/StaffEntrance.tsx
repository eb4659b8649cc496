import type { NavigationLink } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { StaffBrand } from '../StaffBrand/StaffBrand.tsx';
import * as styles from './StaffEntrance.css.ts';

/** The props of every screen before the sign-in. */
export interface StaffEntranceFrame {
  /** The sponsor's mark, before its name. Decorative: the name says the same. */
  mark: ReactNode;
  brandName: string;
  /** A drawing wider than high, on its ground line. Decorative, so hidden from screen readers. */
  media?: ReactNode;
  backToSite: NavigationLink;
}

interface StaffEntranceProps extends StaffEntranceFrame {
  heading: string;
  introduction: string;
  children: ReactNode;
}

/** The frame of the screens before the sign-in: a short column, and a drawing beside or below it. */
export function StaffEntrance({
  mark,
  brandName,
  media,
  backToSite,
  heading,
  introduction,
  children,
}: StaffEntranceProps) {
  return (
    <div className={styles.entrance}>
      <div className={styles.panel}>
        <header>
          <StaffBrand mark={mark} name={brandName} />
        </header>
        <main className={styles.content}>
          <Stack space="x2">
            <Heading level={1} size="heading3">
              {heading}
            </Heading>
            <Text tone="muted">{introduction}</Text>
          </Stack>
          {children}
        </main>
        <footer>
          <Text size="small" tone="muted">
            <Link href={backToSite.href}>{backToSite.label}</Link>
          </Text>
        </footer>
      </div>
      <div className={styles.media} data-surface="inverse" aria-hidden="true">
        {media !== undefined && <div className={styles.drawing}>{media}</div>}
      </div>
    </div>
  );
}
