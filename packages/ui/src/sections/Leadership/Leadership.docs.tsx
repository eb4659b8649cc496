import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'On a fund’s page, after what is to be built: who has done this before, for readers who know by now what is offered.',
  ],
  instead: { Management: 'for everybody, with biographies.' },
  anatomy: {
    People: 'portrait or monogram, name, title.',
    'Sample notice': 'as long as people are placeholders.',
    Credentials: 'as points.',
    'Previous months': 'what they have done lately, as claims.',
  },
  words: ['Titles as in the offering document.', 'Credentials are claims with notes.'],
  keyboard: { Tab: 'reaches links and note marks.' },
  spoken: ['A list of people, each a heading with the title under it.'],
};
