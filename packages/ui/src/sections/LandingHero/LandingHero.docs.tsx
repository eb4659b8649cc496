import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'First on the page of an offering that is open to everyone. Advertisements link there, so the form must be in the first window.',
    'Once, followed by `ProblemSolution`.',
  ],
  instead: { OfferingHero: 'for a private offering.', HomeHero: 'for the home page.' },
  anatomy: {
    Head: 'headline and lede.',
    Form: 'a sign-up form, in a slot.',
    Video: 'the overview, in a slot.',
    'Key figures': 'four, each a claim with its risk.',
    'Legend, links': 'the required legend, the offering circular, and the webinar if there is one.',
  },
  parts: { Head: 'h1', Form: 'form', Video: 'figure', 'Key figures': 'ul' },
  words: [
    'The headline says whom the offering is for, the lede what it is for.',
    'A key figure with its meaning in up to five words.',
  ],
  keyboard: { Tab: 'reaches the form first, then the video, figures and documents.' },
  spoken: ['The figures are a list named by `keyFiguresLabel`; each target is read with its risk.'],
};
