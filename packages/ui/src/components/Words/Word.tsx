'use client';

import { useWords } from './WordsProvider.tsx';
import type { Words } from './words.ts';

interface WordProps {
  name: keyof Words;
}

/** One of the words that repeat, within a component that servers render. */
export function Word({ name }: WordProps) {
  return useWords()[name];
}
