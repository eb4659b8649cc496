import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A choice between two funds, side by side on their own page, for visitors who have decided to invest.',
    'Only for exactly two funds: the plan above them has two rooms.',
  ],
  instead: { Opportunities: 'for one fund in three points.' },
  never: ['With different kinds of terms in the two, or with one marked as recommended.'],
  anatomy: {
    Plan: 'a drawing that ends in the wall above both rooms; hidden on phones.',
    'Head of a card': 'name, offering, who may invest, and any limits.',
    Terms: 'the same number in both, on shared lines: name, figure, and whether a target was paid.',
    Links: 'to the fund and to its document.',
    Risk: 'in each card, for all its targets.',
  },
  words: [
    'If a fund does not have a term, its cell says where to read more.',
    'Both cards have the same link texts, except for the fund’s name.',
  ],
  keyboard: { Tab: 'moves through one card and then the other.' },
  spoken: ['Two articles named by the funds, each with its list of terms.'],
};
