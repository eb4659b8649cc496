import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['What a resident’s day is like: rooms, services, activities.'],
  instead: {
    Traits: 'for what makes an investment worth having.',
    CommunityPlans: 'for how the apartments are laid out.',
  },
  anatomy: { 'Living spaces': 'as cards.', 'Services, activities': 'as lists beside each other.' },
  words: ['Nouns of two to five words; no adjectives that a competitor would not deny.'],
  keyboard: {},
  spoken: ['Three headings, each with a list and its length.'],
};
