'use client';

import { useEffect, useState } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import * as styles from './Waiting.css.ts';

/** Milliseconds before a wait is worth a word: an answer within them replaces nothing on the screen. */
const patience = 300;

export interface WaitingProps {
  /** What is being waited for. */
  children: string;
}

/** A ring and words, once a wait can be felt. Their place is there before them, so that the words are announced. */
export function Waiting({ children }: WaitingProps) {
  const [felt, setFelt] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setFelt(true), patience);
    return () => clearTimeout(timer);
  }, []);

  return (
    <output className={styles.waiting}>
      {felt && (
        <>
          <span className={styles.ring}>
            <Spinner />
          </span>
          {children}
        </>
      )}
    </output>
  );
}
