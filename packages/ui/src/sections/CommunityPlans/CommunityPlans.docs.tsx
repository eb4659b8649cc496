import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On the page of one community, right after its head, before the life there is spoken of.'],
  instead: { CommunityFeatures: 'for what life there is like.' },
  anatomy: { Facts: 'four, as terms and values.', Plans: 'drawings with title marks.' },
  words: ['Facts of one to four words: “62 apartments”.', 'Each plan’s alternative text names its rooms.'],
  keyboard: {},
  spoken: ['The facts as a list by `factsLabel`; each plan as an image by its rooms.'],
};
