import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Notice.css.ts';
import { NoticeMark } from './NoticeMark.tsx';

export type NoticeTone = 'info' | 'success' | 'attention' | 'danger';

export interface NoticeProps extends RootProps<HTMLDivElement> {
  /** Sets color and icon. Neither is read out, so the words must convey how serious it is. */
  tone?: NoticeTone;
  /** Bold text above the message, for people who only glance. */
  title?: string;
  /** Has it read out at once if it appears while somebody is on the page. */
  role?: 'alert';
  /** `-1` lets a script move the focus here, for example after a form has been sent. */
  tabIndex?: -1;
  /** The possible actions: buttons or links, under the message. */
  action?: ReactNode;
  children: ReactNode;
}

/** Information that people need before they go on, next to its subject. It stays; use a toast for a passing message. */
export function Notice({ tone = 'info', title, action, children, ...rootProps }: NoticeProps) {
  return (
    <div {...rootProps} className={styles.notice} data-tone={tone}>
      <NoticeMark tone={tone} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
