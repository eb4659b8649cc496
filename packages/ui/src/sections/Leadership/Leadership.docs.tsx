import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Who answers for the sponsor’s work, with what they have done.'],
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
