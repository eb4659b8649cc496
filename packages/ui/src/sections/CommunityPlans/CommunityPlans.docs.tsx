import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The facts of a community and the plans of its apartments.'],
  instead: { CommunityFeatures: 'for what life there is like.' },
  anatomy: { Facts: 'four, as terms and values.', Plans: 'drawings with title marks.' },
  words: ['Facts of one to four words: “62 apartments”.', 'Each plan’s alternative text names its rooms.'],
  keyboard: {},
  spoken: ['The facts as a list by `factsLabel`; each plan as an image by its rooms.'],
};
