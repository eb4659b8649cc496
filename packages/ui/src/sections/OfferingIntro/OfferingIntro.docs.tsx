import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The offer, its audience and its terms, on a page that leads straight to investing.'],
  instead: { OfferingHero: 'for the page that presents the offering.' },
  anatomy: {
    Head: 'headline and lede.',
    Status: 'who may invest.',
    Links: 'to the documents.',
    Terms: 'with target and fees.',
    Legend: 'under them.',
  },
  words: ['Up to 40 words before the terms.'],
  keyboard: { Tab: 'reaches documents and note marks.' },
  spoken: ['The terms are a list under their own heading.'],
};
