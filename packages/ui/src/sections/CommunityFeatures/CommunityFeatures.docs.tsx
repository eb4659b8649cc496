import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A resident’s daily life: rooms, services, activities.'],
  instead: {
    Traits: 'for the qualities of an investment.',
    CommunityPlans: 'for floor plans.',
  },
  anatomy: { 'Living spaces': 'as cards.', 'Services, activities': 'as lists side by side.' },
  words: ['Noun phrases of two to five words; no adjectives that every competitor would use too.'],
  keyboard: {},
  spoken: ['Three headings, each with a list and its length.'],
};
