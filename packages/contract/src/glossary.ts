import type { GlossaryTerm, GlossaryWords, NextStepsWords } from '@sponsor/ui/sections';

/** A term that pages can explain at its first use. */
export interface ExplainedTerm extends GlossaryTerm {
  /** The phrase that sentences of the site use for it: a page explains it at the first use. Without it no page does. */
  saidAs?: string;
}

export interface GlossaryContent extends GlossaryWords {
  letters: readonly { letter: string; terms: readonly ExplainedTerm[] }[];
  /** Leads from where a page explains a term to its place here. */
  placeLabel: string;
  /** Whom to ask about a word that is not here. */
  missing: NextStepsWords;
}
