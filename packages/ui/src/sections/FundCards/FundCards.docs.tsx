import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A visitor has decided to invest and not yet where: two funds, side by side, on a page of their own.',
    'Not for one fund, and not for three: the plan above them has two rooms.',
  ],
  instead: { Opportunities: 'for one fund in three points.' },
  never: ['With different terms in the two, or one of them marked as recommended.'],
  anatomy: {
    Plan: 'a drawing that ends in the wall of both rooms; hidden on phones.',
    'Head of a card': 'name, offering, who may invest and what limits that.',
    Terms: 'as many in one as in the other, on common lines: what it is, its figure, and whether a target was paid.',
    Ways: 'to the fund and to its document.',
    Risk: 'in each, of all its targets.',
  },
  words: [
    'A term that a fund does not have says where to read about it.',
    'Both links in the same words, but for the fund’s name.',
  ],
  keyboard: { Tab: 'goes through one card and then the other.' },
  spoken: ['Two articles by the names of the funds, each with its list of terms.'],
};
