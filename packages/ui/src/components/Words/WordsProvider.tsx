'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { english, type Words } from './words.ts';

const WordsContext = createContext(english);

export interface WordsProviderProps {
  /**
   * The words that differ from those of the surrounding provider; plain text, so that a server component can pass them.
   */
  words: Partial<Words>;
  children: ReactNode;
}

/** Sets the language or the wording of every component below it. Without a provider they use English. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  const around = use(WordsContext);
  const here = useMemo(() => ({ ...around, ...words }), [around, words]);
  return <WordsContext value={here}>{children}</WordsContext>;
}

/** Returns the words that apply here. */
export function useWords(): Words {
  return use(WordsContext);
}
