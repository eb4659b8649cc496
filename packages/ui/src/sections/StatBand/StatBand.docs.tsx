import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On the home page, right under its head: a visitor asks who is speaking before asking what is offered.'],
  instead: { TrackRecord: 'when each figure needs how it was counted.', Stat: 'for staff.' },
  anatomy: {
    Stats: 'three or four claims under a rule.',
    Mission: 'a paragraph.',
    Kinds: 'what the company builds, a line each.',
    Links: 'to what the figures rest on.',
  },
  words: [
    'A figure and up to 5 words.',
    'Only what has happened; no targets.',
    'A kind in up to three words, and what it is in up to eight.',
  ],
  keyboard: { Tab: 'reaches note marks and links.' },
  spoken: ['A list; each figure with its words in one breath.'],
};
