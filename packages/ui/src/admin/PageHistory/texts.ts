import type { PageBlock } from '@sponsor/domain';

export const pageHistoryTexts = {
  pageLabel: 'Page',
  pagePlaceholder: 'Choose a page',
  dayLabel: 'Live on',
  export: 'Export for an auditor',
  wordingsLabel: 'Revisions, newest first',
  /** Replaces the end while visitors still see it. */
  now: 'now',
  empty: 'No page has been saved yet. This happens within seconds of the server’s start.',
  nothingOnDay: 'Visitors did not see this page on that day.',
  choose: 'Choose a revision to see the page as it was.',
  /** For a named version that was never archived. */
  notKept: 'This version was not saved: the server stopped within seconds of first showing it.',
  views: {
    label: 'Page at that time',
    document: 'As it looked',
    beside: 'Then and today',
    changes: 'Changes',
    claims: 'Claims and notes',
  },
  documentTitle: 'The page as visitors saw it',
  /** Names the frame of today's revision, beside the earlier one. */
  todayTitle: 'The page as visitors see it today',
  thenLabel: 'Then',
  todayLabel: 'Today',
  documentNote: 'Links, forms and animations are disabled. Pictures and fonts of an older release may be missing.',
  /** Precedes the number of a version that differs only in looks. */
  look: 'Appearance',
  sameWords: 'These have the same text and differ only in appearance.',
  changes: {
    /** For the first revision. */
    first: 'This is the first saved revision.',
    loading: 'Comparing with the previous revision',
    none: 'No text changes.',
    kinds: { heading: 'Heading', text: 'Text', control: 'Button or field', picture: 'Picture' } satisfies Record<
      PageBlock['kind'],
      string
    >,
    linksRemoved: 'No longer links to',
    linksAdded: 'Now also links to',
  },
  claims: {
    heading: 'Claims',
    columns: { text: 'Claim', kind: 'Kind', id: 'ID' },
    notesHeading: 'Notes',
    /** Precedes the number of a note. */
    note: 'Note',
    loading: 'Loading the claims',
    none: 'No claims need a note.',
  },
};

export type PageHistoryTexts = typeof pageHistoryTexts;
