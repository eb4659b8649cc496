import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  also: ['WhyInvestValues'],
  use: ['What speaks for a fund and, at the same size, what can go wrong.'],
  instead: { Reasons: 'for less than a fund.', Opportunities: 'for an overview of what is on offer.' },
  anatomy: {
    Benefits: 'as claims.',
    Values: '`WhyInvestValues`: four cards that turn by themselves, each with a hover card.',
    Risks: 'as many as benefits.',
    Notes: 'of both.',
  },
  words: [
    'For every benefit the risk that belongs to it.',
    'Risks as concrete as benefits: what may happen, and what it would cost.',
  ],
  keyboard: { Tab: 'reaches the cards, the pause button and note marks.', Escape: 'closes a card.' },
  spoken: ['Benefits and risks are headings of one level; the turning cards are not announced.'],
};
