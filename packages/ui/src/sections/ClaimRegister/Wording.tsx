import { formatDay, type SuppliedDay } from '@sponsor/domain';
import type { ReactNode } from 'react';
import * as styles from './Wording.css.ts';

interface WordingProps {
  /** The number of the wording, from 1; the list around it counts them too. */
  number: number;
  from: SuppliedDay;
  until?: SuppliedDay;
  /** The reason for the change. */
  because?: string;
  children: ReactNode;
}

/** One of several wordings, with the triangle that numbers revisions of drawings. */
export function Wording({ number, from, until, because, children }: WordingProps) {
  return (
    <li className={styles.wording}>
      <svg className={styles.revision} viewBox="0 0 26 24" aria-hidden="true">
        <path className={styles.triangle} d="M13 1.5 25 22.5H1z" />
        <text className={styles.digit} x="13" y="18.5">
          {number}
        </text>
      </svg>
      <span className={styles.days}>
        <Day day={from} />
        {until !== undefined && (
          <>
            {' – '}
            <Day day={until} />
          </>
        )}
      </span>
      <span className={styles.words}>
        {children}
        {because !== undefined && <span className={styles.because}>{because}</span>}
      </span>
    </li>
  );
}

/** A day, or a text in brackets until it is supplied. */
export function Day({ day }: { day: SuppliedDay }) {
  return day.startsWith('[') ? day : <time dateTime={day}>{formatDay(day)}</time>;
}
