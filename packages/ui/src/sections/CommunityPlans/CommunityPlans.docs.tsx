import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On the page of one community, right after its head and before the sections about life there.'],
  instead: { CommunityFeatures: 'for life in the community.' },
  anatomy: { Facts: 'four terms with their values.', Plans: 'drawings with title marks.' },
  words: ['Facts of one to four words: “62 apartments”.', 'Each plan’s alternative text names its rooms.'],
  keyboard: {},
  spoken: ['The facts are a list named by `factsLabel`; each plan is an image named by its rooms.'],
};
