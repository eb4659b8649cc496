import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On the home page, right under its head: visitors ask who the sponsor is before they ask about the offer.'],
  instead: { TrackRecord: 'for figures that need an explanation of how they were counted.', Stat: 'for staff.' },
  anatomy: {
    Stats: 'three or four claims under a rule.',
    Mission: 'a paragraph.',
    Kinds: 'the company’s kinds of buildings, a line each.',
    Links: 'to the sources of the figures.',
  },
  words: [
    'A figure and up to 5 words.',
    'Only what has happened; no targets.',
    'A kind in up to three words, its description in up to eight.',
  ],
  keyboard: { Tab: 'reaches note marks and links.' },
  spoken: ['A list; each figure is read together with its words.'],
};
