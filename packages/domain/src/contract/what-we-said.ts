import type { Claim, Prose } from '../claim.ts';
import type { ClaimSources } from '../claim-register.ts';
import type { NavigationLink } from '../content.ts';
import type { TableLink } from './projects.ts';

/** Every claim of the site: what it rests on, since when it stands as it does, and how it was worded before. */
export interface WhatWeSaidWords {
  head: { heading: string; lede: Prose };
  /** Names the links to the topics. */
  indexLabel: string;
  /** The page makes its list of this and of what the pages show. */
  register: ClaimSources;
  /** What each kind of claim is called. */
  kinds: Record<Claim['kind'], string>;
  /** Which claims are shown; all at first. What is not said any more goes by `withdrawnHeading`. */
  filter: { label: string; allLabel: string };
  /** The same claims for spreadsheets. */
  file: TableLink;
  facts: { kind: string; asOf: string; shownOn: string };
  /** In the place of the day of a fact that has none; it is shown in [brackets]. */
  undatedText: string;
  wordingsLabel: string;
  /** Beside the first day of the wording that stands: of one that has followed another, and of one that has not. */
  currentText: string;
  firstText: string;
  withdrawnHeading: string;
  /** Whom to tell of something that was said and is not here. */
  missing: { heading: string; text: string; actions: readonly NavigationLink[] };
}

/** Leads from a note to what rests on it, with all earlier wordings. */
export interface NoteHistory {
  label: string;
  /** The page, to which `#note-12` is added. */
  href: string;
}
