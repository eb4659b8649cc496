import type { NavigationLink } from '../content.ts';
import type { PageBlock } from '../page-history.ts';
import type { PageWords } from '../page-words.ts';

/** The screen on which staff read what pages said on any day. */
export interface PageHistoryWords {
  page: PageWords;
  /** Its entry in the rail. */
  link: NavigationLink;
  heading: string;
  loading: string;
  failed: string;
  retry: string;
  pageLabel: string;
  pagePlaceholder: string;
  dayLabel: string;
  export: string;
  wordingsLabel: string;
  now: string;
  empty: string;
  nothingOnDay: string;
  choose: string;
  notKept: string;
  views: { label: string; document: string; changes: string };
  documentTitle: string;
  documentNote: string;
  look: string;
  sameWords: string;
  changes: {
    first: string;
    loading: string;
    none: string;
    kinds: Readonly<Record<PageBlock['kind'], string>>;
    linksRemoved: string;
    linksAdded: string;
  };
}
