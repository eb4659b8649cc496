import type { NavigationLink } from '../content.ts';

/** What a word means to everybody in the field, whatever it may mean for the sponsor. */
export interface GlossaryTerm {
  /** What links lead to. */
  id: string;
  term: string;
  /** One to three sentences without a figure, which would be a claim. */
  definition: string;
  /** How sentences of the site say it: a page explains it there at its first use. */
  saidAs?: string;
  /** The public rule that defines it, if one does. */
  source?: NavigationLink;
  /** Where the site says more of what it means here. */
  more?: NavigationLink;
}

export interface GlossaryWords {
  head: { heading: string; lede: string };
  /** Names the links to the letters. */
  indexLabel: string;
  /** Leads from where a page explains a term to its place here. */
  placeLabel: string;
  /** Goes before the rule that defines a term. */
  sourceLabel: string;
  /** By their first letter, in the order of the alphabet. */
  letters: readonly { letter: string; terms: readonly GlossaryTerm[] }[];
  /** Whom to ask about a word that is not here. */
  missing: { heading: string; text: string; actions: readonly NavigationLink[] };
}
