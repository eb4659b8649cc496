import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The way to an investment, in three to six steps.'],
  instead: { Timeline: 'for what has happened.', Strategy: 'for what the sponsor does with the money.' },
  anatomy: {
    'Dimension string': 'a leg for each step, lit one after the other.',
    Steps: 'title and sentence.',
    Symbols:
      '`sheet` for what is read, `door` for what opens, `bay` for a part that is chosen, `window` for what is lived in. One may stand at several steps.',
    'Pause button': 'it moves by itself.',
  },
  words: [
    'Titles of two or three words beginning with a verb.',
    'Sentences of up to 25 words, with how long the step takes.',
  ],
  keyboard: { Tab: 'reaches the pause button.', 'Enter, Space': 'stop it, or let it go on.' },
  spoken: ['An ordered list; which leg is lit is not announced.'],
};
