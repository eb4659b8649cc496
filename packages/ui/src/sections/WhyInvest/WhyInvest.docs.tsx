import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  also: ['WhyInvestValues'],
  use: [
    'On a fund’s page, between the problem and the risks. `Risks` follows right after it, at the same size and about as long.',
  ],
  instead: { Reasons: 'for less than a fund.', Opportunities: 'for an overview of what is on offer.' },
  anatomy: {
    Benefits: 'as claims.',
    Values: '`WhyInvestValues`: four cards that turn by themselves, each with a hover card.',
    Notes: 'the source of the economic value.',
  },
  words: ['For every benefit the risk that belongs to it: a target says whether it has been paid.'],
  keyboard: { Tab: 'reaches the cards, the pause button and note marks.', Escape: 'closes a card.' },
  spoken: ['The benefits are a list by the heading; the turning cards are not announced.'],
};
