import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'First on the page of an offering that anybody may join, where advertisements lead: the form has to be in the first window.',
    'Once; `ProblemSolution` comes next.',
  ],
  instead: { OfferingHero: 'for a private offering.', HomeHero: 'for the home page.' },
  anatomy: {
    Head: 'headline and lede.',
    Form: 'a sign-up in a slot.',
    Video: 'the overview, in a slot.',
    'Key figures': 'four, each a claim with its risk.',
    'Legend, links': 'what must be known, the offering circular, and the webinar if there is one.',
  },
  parts: { Head: 'h1', Form: 'form', Video: 'figure', 'Key figures': 'ul' },
  words: ['The headline says for whom, the lede what for.', 'A key figure and what it is, in up to five words.'],
  keyboard: { Tab: 'form first, then video, figures, documents.' },
  spoken: ['The figures are a list by `keyFiguresLabel`; each target is read with its risk.'],
};
