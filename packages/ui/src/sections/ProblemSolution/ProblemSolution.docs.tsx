import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'On the page of a fund, right after its head, when a reader has to understand a shortage before the offer makes sense.',
  ],
  instead: { Explainer: 'for one thing in words.' },
  anatomy: {
    Problem: 'words and a drawing.',
    Solution: 'words and the way of a month’s rent, as a drawing.',
    Notes: 'of both.',
  },
  words: ['The problem in figures with sources, the solution in verbs.', 'At most three claims a side.'],
  keyboard: { Tab: 'reaches note marks.' },
  spoken: ['Two headings; each drawing’s alternative text says what it proves.'],
};
