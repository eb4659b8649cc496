import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The three to six steps to an investment.'],
  instead: { Timeline: 'for past events.', Strategy: 'for the sponsor’s use of the money.' },
  anatomy: {
    'Dimension string': 'a segment for each step, highlighted in turn.',
    Steps: 'a title and a sentence each.',
    Symbols:
      '`sheet` for reading, `door` for access, `bay` for a choice, `window` for a home. Several steps may have the same symbol.',
    'Pause button': 'for the automatic highlight.',
  },
  words: [
    'Titles of two or three words beginning with a verb.',
    'Sentences of up to 25 words that say how long the step takes.',
  ],
  keyboard: { Tab: 'reaches the pause button.', 'Enter, Space': 'stop or restart the highlight.' },
  spoken: ['An ordered list; the highlight is not announced.'],
};
