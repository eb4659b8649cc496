import { componentWords } from '@sponsor/content/component-words';
import { WordsProvider } from '@sponsor/ui';
import type { ReactNode } from 'react';

/** Gives the library the sponsor's words. Put it in every React root, because none sees the context around it. */
export function SponsorWords({ children }: { children: ReactNode }) {
  return componentWords ? <WordsProvider words={componentWords}>{children}</WordsProvider> : children;
}
