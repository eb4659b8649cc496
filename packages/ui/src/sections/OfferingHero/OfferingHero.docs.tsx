import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The head of a private offering.'],
  instead: { LandingHero: 'for an offering that is open to all.', OfferingIntro: 'without a drawing.' },
  anatomy: {
    'Headline, lede': 'what is offered.',
    Status: 'who may invest.',
    Terms: 'with target and fees.',
    Actions: 'one button, others as links.',
    Elevation: 'by night.',
    Legend: 'what must be known to read the terms.',
  },
  words: ['Who may invest stands before what may be gained.', 'Terms as in the memorandum.'],
  keyboard: { Tab: 'reaches actions, documents and note marks.' },
  spoken: ['The terms are a list under their own heading; each target is read with its risk.'],
};
