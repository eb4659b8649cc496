import type { PageBlock } from '@sponsor/domain';

export const pageHistoryTexts = {
  pageLabel: 'Page',
  pagePlaceholder: 'Choose a page',
  dayLabel: 'Live on',
  export: 'Export for an auditor',
  wordingsLabel: 'When the page said something else, newest first',
  /** Replaces the end while visitors still see it. */
  now: 'now',
  empty: 'No page has been kept yet. That happens within seconds of the start.',
  nothingOnDay: 'Visitors were not shown this page on that day.',
  choose: 'Choose a time to see the page as it was then.',
  /** For a named version that was never archived. */
  notKept: 'This version was not kept. The server stopped within seconds of first showing it.',
  views: {
    label: 'The page at that time',
    document: 'As it looked',
    beside: 'Then and today',
    changes: 'What changed',
    claims: 'Claims and notes',
  },
  documentTitle: 'The page as visitors saw it',
  /** Names the frame of today's revision, beside the earlier one. */
  todayTitle: 'The page as visitors see it today',
  thenLabel: 'Then',
  todayLabel: 'Today',
  documentNote: 'Nothing in it moves, sends or leads anywhere. Pictures and fonts of an older release may be missing.',
  /** Precedes the number of a version that differs only in looks. */
  look: 'Look',
  sameWords: 'These say the same and only look different.',
  changes: {
    /** For the first revision. */
    first: 'Nothing was kept of this page before.',
    loading: 'Comparing with what it said before',
    none: 'It says what it said before.',
    kinds: { heading: 'Heading', text: 'Text', control: 'Button or field', picture: 'Picture' } satisfies Record<
      PageBlock['kind'],
      string
    >,
    linksRemoved: 'No longer leads to',
    linksAdded: 'Now also leads to',
  },
  claims: {
    heading: 'What it claimed',
    columns: { text: 'Claim', kind: 'Kind', id: 'Named' },
    notesHeading: 'Notes',
    /** Precedes the number of a note. */
    note: 'Note',
    loading: 'Reading what it claimed',
    none: 'It claimed nothing that needs a note.',
  },
};

export type PageHistoryTexts = typeof pageHistoryTexts;
