import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['All costs of an investment in one table: one row per fee, including fees that are not charged.'],
  instead: {
    InvestorQuestions: 'for other questions of investors.',
    OfferingHero: 'for the terms of the offering.',
  },
  never: ['With a figure that is not in the fund’s document, or with a sum of fees on different bases.'],
  anatomy: {
    Heading: 'with a sentence that explains “none”.',
    Table: 'fee, purpose, recipient, amount with its basis, page of the document.',
  },
  words: ['“none” for a fee that is not charged. An amount names its basis: “1% of what you pay in, once”.'],
  keyboard: {},
  spoken: ['A table with row and column heads, also on a phone, where each cell shows its column head.'],
};
