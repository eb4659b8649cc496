import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'On the page of a fund, right after its head, if readers must understand a shortage before the offer makes sense.',
  ],
  instead: { Explainer: 'for one subject, mainly in words.' },
  anatomy: {
    Problem: 'text and a drawing.',
    Solution: 'text and a drawing of the path of a month’s rent.',
    Notes: 'for both.',
  },
  words: ['The problem in figures with sources, the solution in verbs.', 'At most three claims on each side.'],
  keyboard: { Tab: 'reaches note marks.' },
  spoken: ['Two headings; the alternative text of each drawing says what it shows.'],
};
