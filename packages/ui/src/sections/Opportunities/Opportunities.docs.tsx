import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['What is on offer, in three things to know before a return is read: quality, returns, community.'],
  instead: { FundCards: 'for a choice of funds.', Reasons: 'for why people choose.' },
  anatomy: {
    'Head, button': 'names the part, and leads on.',
    Quality: 'as points.',
    Returns: 'as claims with their risks.',
    Community: 'what buildings do for towns.',
  },
  words: ['Three parts of like length.', 'The returns never stand first.'],
  keyboard: { Tab: 'reaches the button and note marks.' },
  spoken: ['Three headings, in the order in which they should be known.'],
};
