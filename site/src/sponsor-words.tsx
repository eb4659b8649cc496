import { componentWords } from '@sponsor/content/component-words';
import { WordsProvider } from '@sponsor/ui';
import type { ReactNode } from 'react';

/**
 * Provides the sponsor's words to the library. Every React root needs it, because a root does not see the context
 * around it.
 */
export function SponsorWords({ children }: { children: ReactNode }) {
  return componentWords ? <WordsProvider words={componentWords}>{children}</WordsProvider> : children;
}
