import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Notice.css.ts';

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

const circle = 'M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z';

const paths: Record<NoticeTone, string> = {
  info: `${circle}M10 9.2v5M10 5.6v1.7`,
  success: `${circle}M6.2 10.2l2.8 3 5-6.2`,
  attention: `${circle}M10 5.6v5.2M10 12.6v1.7`,
  danger: 'M10 2.5l8 14.5H2zM10 8v4.5M10 14v1.5',
};

/** Shows the severity by shape as well as color. */
function NoticeMark({ tone }: { tone: NoticeTone }) {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={paths[tone]} strokeWidth="1.6" />
    </svg>
  );
}
