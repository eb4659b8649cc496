'use client';

import { useEffect, useState } from 'react';

/** Long enough to type an amount without interruption. */
const settledMs = 1000;

/** Returns the text once it has not changed for a second, for a live region; empty until the first change. */
export function useSettled(text: string): string {
  const [initial] = useState(text);
  const [settled, setSettled] = useState('');
  const unchanged = text === initial && settled === '';
  useEffect(() => {
    if (unchanged) return;
    const timer = setTimeout(() => setSettled(text), settledMs);
    return () => clearTimeout(timer);
  }, [text, unchanged]);
  return settled;
}
