import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Notice.css.ts';
import { NoticeMark } from './NoticeMark.tsx';

export type NoticeTone = 'info' | 'success' | 'attention' | 'danger';

export interface NoticeProps extends RootProps<HTMLDivElement> {
  /** Chooses colour and mark. Neither is read out, so the words alone must say how grave it is. */
  tone?: NoticeTone;
  /** Set in bold above the words, for those who only glance. */
  title?: string;
  /** Reads it out at once where it appears while somebody is on the page. */
  role?: 'alert';
  /** `-1` lets a script move the focus here, as after a form has been sent. */
  tabIndex?: -1;
  /** What can be done about it: buttons or links, under the words. */
  action?: ReactNode;
  children: ReactNode;
}

/** Something to know before going on, in the place that it is about. It stays; what passes by itself is a toast. */
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
