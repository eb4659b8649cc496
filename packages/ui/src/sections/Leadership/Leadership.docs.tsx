import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On a fund’s page, after the planned buildings, when readers know the offer and ask who has done this before.'],
  instead: { Management: 'for the whole management, with biographies.' },
  anatomy: {
    People: 'portrait or monogram, name, title.',
    'Sample notice': 'while people are placeholders.',
    Credentials: 'as points.',
    'Previous months': 'their recent work, as claims.',
  },
  words: ['Titles as in the offering document.', 'Credentials are claims with notes.'],
  keyboard: { Tab: 'reaches links and note marks.' },
  spoken: ['A list of people, each with a heading and the title under it.'],
};
