import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A staff screen that is on its way, as long as its shape is unknown.'],
  instead: { Skeleton: 'when its shape is known.', Spinner: 'in a line of text.' },
  anatomy: { 'Ring, words': 'appear once a wait can be felt.' },
  words: ['What is waited for: “Loading leads…”.'],
  keyboard: {},
  spoken: ['Its words, once they have appeared.'],
};
