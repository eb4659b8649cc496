import { componentWords } from '@sponsor/content/component-words';
import { WordsProvider } from '@sponsor/ui';
import type { ReactNode } from 'react';

/** Has the library speak in the sponsor's words. It stands in every root of React's, since none sees what is around it. */
export function SponsorWords({ children }: { children: ReactNode }) {
  return componentWords ? <WordsProvider words={componentWords}>{children}</WordsProvider> : children;
}
