import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Three to six reasons for a kind of building, after its results, with a caution that fits them.'],
  instead: { Traits: 'for the qualities of a building.', WhyInvest: 'for a fund with detailed risks.' },
  anatomy: { Reasons: 'a heading and a text each.', Caution: 'in the same size.' },
  words: ['Reasons of up to 40 words. The caution answers the strongest of them.'],
  keyboard: { Tab: 'reaches note marks.' },
  spoken: ['A heading for each reason; the caution is part of the same region.'],
};
