'use client';

import { useAnnouncement } from '../../components/LiveRegion/useAnnouncement.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useFelt } from '../../internal/useFelt.ts';
import * as styles from './Waiting.css.ts';

export interface WaitingProps {
  /** Names the awaited content. */
  children: string;
}

/** A spinner with a text that is read out, once a wait is noticeable. */
export function Waiting({ children }: WaitingProps) {
  const felt = useFelt();
  useAnnouncement(felt ? children : '');

  return (
    <div className={styles.waiting}>
      {felt && (
        <>
          <span className={styles.ring}>
            <Spinner />
          </span>
          {children}
        </>
      )}
    </div>
  );
}
