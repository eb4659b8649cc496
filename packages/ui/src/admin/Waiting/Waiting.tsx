'use client';

import { useAnnouncement } from '../../components/LiveRegion/useAnnouncement.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useFelt } from '../../internal/useFelt.ts';
import * as styles from './Waiting.css.ts';

export interface WaitingProps {
  /** What is being waited for. */
  children: string;
}

/** A ring and words, which are read out, once a wait can be felt. */
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
