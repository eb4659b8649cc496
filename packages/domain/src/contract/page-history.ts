import type { NavigationLink } from '../content.ts';
import type { PageBlock } from '../page-history.ts';
import type { PageWords } from '../page-words.ts';

/** The screen on which staff read what pages said on any day. */
export interface PageHistoryWords extends PageHistoryTexts {
  page: PageWords;
  /** Its entry in the rail. */
  link: NavigationLink;
  heading: string;
  loading: string;
  failed: string;
  retry: string;
}

export interface PageHistoryTexts {
  pageLabel: string;
  pagePlaceholder: string;
  dayLabel: string;
  /** Leads to what an auditor is given. */
  export: string;
  wordingsLabel: string;
  /** In the place of an end, while visitors are shown it. */
  now: string;
  empty: string;
  nothingOnDay: string;
  choose: string;
  /** For a version that is named and was never kept. */
  notKept: string;
  views: { label: string; document: string; beside: string; changes: string; claims: string };
  documentTitle: string;
  /** Names the frame of the present wording, beside the one of then. */
  todayTitle: string;
  thenLabel: string;
  todayLabel: string;
  /** What a kept page is not. */
  documentNote: string;
  /** Before the number of a version that only looks different. */
  look: string;
  sameWords: string;
  changes: PageChangesTexts;
  claims: PageClaimsTexts;
}

export interface PageChangesTexts {
  /** For the wording that nothing came before. */
  first: string;
  loading: string;
  none: string;
  kinds: Readonly<Record<PageBlock['kind'], string>>;
  linksRemoved: string;
  linksAdded: string;
}

export interface PageClaimsTexts {
  heading: string;
  columns: { text: string; kind: string; id: string };
  notesHeading: string;
  /** Before the number of a note. */
  note: string;
  loading: string;
  none: string;
}
