import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'First on the page of an offering that only accredited investors may join; who may invest is said before anything is promised.',
    'Once; `Opportunity` comes next.',
  ],
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
