import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['An overview of the offer in three parts: quality, returns, community.'],
  instead: { FundCards: 'for a choice of funds.', Reasons: 'for reasons to choose a kind of building.' },
  anatomy: {
    'Head, button': 'the subject, and a link to more.',
    Quality: 'as points.',
    Returns: 'as claims with their risks.',
    Community: 'the effects of buildings on towns.',
  },
  words: ['Three parts of similar length.', 'The returns never come first.'],
  keyboard: { Tab: 'reaches the button and note marks.' },
  spoken: ['Three headings, in their order on the page.'],
};
