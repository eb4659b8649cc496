import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A staff screen that is loading, while its layout is unknown.'],
  instead: { Skeleton: 'if the layout is known.', Spinner: 'within a line of text.' },
  anatomy: { 'Ring, words': 'appear once a wait is noticeable.' },
  words: ['The text names the awaited content: “Loading leads…”.'],
  keyboard: {},
  spoken: ['Its text is read out once it appears.'],
};
