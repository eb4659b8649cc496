'use client';

import { useEffect, useState } from 'react';

/** Milliseconds before a wait is worth a word: an answer within them replaces nothing on the screen. */
const patience = 300;

/** Whether a wait that began when the component was first rendered can be felt by now. */
export function useFelt(): boolean {
  const [felt, setFelt] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFelt(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return felt;
}
