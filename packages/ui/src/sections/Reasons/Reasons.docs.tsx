import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'On a page about a kind of building, after its results: three to six reasons, each of which has a caution that fits it.',
  ],
  instead: { Traits: 'for what makes a building worth having.', WhyInvest: 'for a fund, with its risks at length.' },
  anatomy: { Reasons: 'three to six, heading and text.', Caution: 'at the same size.' },
  words: ['Reasons of up to 40 words. The caution answers the strongest of them.'],
  keyboard: { Tab: 'reaches note marks.' },
  spoken: ['A heading for each reason; the caution is part of the same region.'],
};
