import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'First on the page of an offering for accredited investors only; it says who may invest before it names any return.',
    'Once, followed by `Opportunity`.',
  ],
  instead: { LandingHero: 'for an offering that is open to everyone.', OfferingIntro: 'for a head without a drawing.' },
  anatomy: {
    'Headline, lede': 'the offer.',
    Status: 'who may invest.',
    Terms: 'with target and fees.',
    Actions: 'one button; the others are links.',
    Elevation: 'a drawing of the building at night.',
    Legend: 'the facts needed to understand the terms.',
  },
  words: ['Say who may invest before you say what they may gain.', 'The terms as worded in the memorandum.'],
  keyboard: { Tab: 'reaches actions, documents and note marks.' },
  spoken: ['The terms are a list under their own heading; each target is read with its risk.'],
};
