import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Everything that an investment costs, on one sheet: one row a kind, also for kinds that are not charged.'],
  instead: {
    InvestorQuestions: 'for what is asked about the rest.',
    OfferingHero: 'for the terms in figures.',
  },
  never: ['State a figure that the fund’s document does not state, or add up fees that are taken of different sums.'],
  anatomy: {
    Heading: 'with a sentence that says what “none” means.',
    Table: 'kind, purpose, receiver, amount and of what, page of the document.',
  },
  words: ['“none” for a kind that is not charged; an amount says of what it is taken: “1% of what you pay in, once”.'],
  keyboard: {},
  spoken: ['A table with heads for rows and columns, also on a phone, where each cell shows its head instead.'],
};
