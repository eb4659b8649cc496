import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  also: ['WhyInvestValues'],
  use: ['On a fund’s page, between the problem and `Risks`, which must follow in the same size and at similar length.'],
  instead: { Reasons: 'for a kind of building.', Opportunities: 'for an overview of what is on offer.' },
  anatomy: {
    Benefits: 'as claims.',
    Values: '`WhyInvestValues`: four pictures, highlighted in turn, each with a hover card.',
    Notes: 'the source of the economic value.',
  },
  words: ['Every benefit includes its risk; a target says whether it has been paid.'],
  keyboard: { Tab: 'reaches the cards, the pause button and note marks.', Escape: 'closes a card.' },
  spoken: ['The benefits are a list named by the heading; the highlight is not announced.'],
};
