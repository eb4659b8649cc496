import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineEvent {
  id: string;
  /** The event, in a few words. */
  title: string;
  /** ISO 8601, for machines. */
  dateTime: string;
  /** The same for people. */
  dateText: string;
  /** Marks a failure. It is not read out, so the title must say it too. */
  tone?: 'danger';
  /** Details: who did it, the response, links. */
  content?: ReactNode;
}

export interface TimelineProps extends RootProps<HTMLOListElement> {
  /** In display order. */
  events: readonly TimelineEvent[];
}

/** The history of one thing, one event below the other on a line. */
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
