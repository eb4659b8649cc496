import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineEvent {
  id: string;
  /** What happened, in a few words. */
  title: string;
  /** ISO 8601, for machines. */
  dateTime: string;
  /** The same for people. */
  dateText: string;
  /** Marks what went wrong. It is not read out, so the title must say it too. */
  tone?: 'danger';
  /** Who did it, what was said, what can be opened. */
  content?: ReactNode;
}

export interface TimelineProps extends RootProps<HTMLOListElement> {
  /** In the order in which they are to be read. */
  events: readonly TimelineEvent[];
}

/** What happened to one thing, one event under the other on a line. */
export function Timeline({ events, ...rootProps }: TimelineProps) {
  return (
    <ol {...rootProps} className={styles.timeline}>
      {events.map(({ id, title, dateTime, dateText, tone, content }) => (
        <li key={id} className={styles.event} data-tone={tone}>
          <div className={styles.head}>
            <p className={styles.title}>{title}</p>
            <time className={styles.time} dateTime={dateTime}>
              {dateText}
            </time>
          </div>
          {content !== undefined && <div className={styles.content}>{content}</div>}
        </li>
      ))}
    </ol>
  );
}
