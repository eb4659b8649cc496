'use client';

import { useEffect, useState } from 'react';

/** Long enough to type an amount without being interrupted. */
const settledMs = 1000;

/** The text once it has stayed the same for a second, for a live region; empty until it changes for the first time. */
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
