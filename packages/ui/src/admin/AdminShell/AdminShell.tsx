import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AdminRail, type AdminRailProps } from './AdminRail.tsx';
import * as styles from './AdminShell.css.ts';

export interface AdminShellProps extends AdminRailProps {
  /** The title of the screen, its only first-level heading. */
  heading: string;
  /** A short fact about the screen, such as a count, opposite the title. */
  detail?: string | undefined;
  /** Actions on everything that the screen shows, after the detail. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every staff screen: a rail from the large breakpoint up, a bar with a menu below it. */
export function AdminShell({ heading, detail, actions, children, ...rail }: AdminShellProps) {
  const mainId = useId();
  return (
    <div className={styles.shell} data-density="compact">
      <AdminRail {...rail} mainId={mainId} />
      <main className={styles.main} id={mainId} tabIndex={-1}>
        <div className={styles.title}>
          <div className={styles.heading}>
            <Heading level={1} size="heading3">
              {heading}
            </Heading>
          </div>
          {detail !== undefined && (
            <Text size="small" tone="muted">
              {detail}
            </Text>
          )}
          {actions !== undefined && <Inline space="x3">{actions}</Inline>}
        </div>
        {children}
      </main>
    </div>
  );
}
