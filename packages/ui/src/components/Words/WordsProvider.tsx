'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { english, type Words } from './words.ts';

const WordsContext = createContext(english);

export interface WordsProviderProps {
  /** Those that differ from what the components around would say; text alone, so that a server component can hand it over. */
  words: Partial<Words>;
  children: ReactNode;
}

/** Has every component below it speak another language, or in other words. Without a provider they speak English. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  const around = use(WordsContext);
  const here = useMemo(() => ({ ...around, ...words }), [around, words]);
  return <WordsContext value={here}>{children}</WordsContext>;
}

/** The words that hold here. */
export function useWords(): Words {
  return use(WordsContext);
}
