'use client';

import { useEffect, useState } from 'react';
import { useAnnouncement } from '../../components/LiveRegion/useAnnouncement.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import * as styles from './Waiting.css.ts';

/** Milliseconds before a wait is worth a word: an answer within them replaces nothing on the screen. */
const patience = 300;

export interface WaitingProps {
  /** What is being waited for. */
  children: string;
}

/** A ring and words, which are read out, once a wait can be felt. */
export function Waiting({ children }: WaitingProps) {
  const [felt, setFelt] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setFelt(true), patience);
    return () => clearTimeout(timer);
  }, []);
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
