'use client';

import { useWords } from './WordsProvider.tsx';
import type { Words } from './words.ts';

interface WordProps {
  name: keyof Words;
}

/** One of the repeated words, in a component that servers can render. */
export function Word({ name }: WordProps) {
  return useWords()[name];
}
