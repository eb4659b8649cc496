import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A word more for those who do not see what the others see, such as what an arrow in a table means, or news that only moves a picture.',
  ],
  instead: {
    Text: 'for everything that all may read: words that are hidden from some are mostly missed by others too.',
  },
  never: ['To repeat what is visible, or to tell one’s search engine something else.'],
  anatomy: { Words: 'out of sight, in the flow of reading; with `live` they are read out when they change.' },
  words: ['As short as possible; they are read in the middle of a sentence.'],
  keyboard: {},
  spoken: ['Read where it stands. With `live`, read out once somebody pauses.'],
};
