import type { GlossaryTerm, GlossaryWords, NextStepsWords } from '@sponsor/ui/sections';

/** A term that pages can explain at its first use. */
export interface ExplainedTerm extends GlossaryTerm {
  /** The phrase that the site's sentences use; a page links its first use. Without it, no page links the term. */
  phrase?: string;
}

export interface GlossaryContent extends GlossaryWords {
  letters: readonly { letter: string; terms: readonly ExplainedTerm[] }[];
  /** The link from a term's explanation on a page to its entry here. */
  placeLabel: string;
  /** A contact for questions about words that are missing here. */
  missing: NextStepsWords;
}
