import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A word more for those who do not see what the others see, such as what an arrow in a table means.'],
  instead: {
    Text: 'for everything that all may read: words that are hidden from some are mostly missed by others too.',
  },
  never: ['To repeat what is visible, or to tell one’s search engine something else.'],
  anatomy: { Words: 'out of sight, in the flow of reading.' },
  words: ['As short as possible; they are read in the middle of a sentence.'],
  keyboard: {},
  spoken: ['Read where it stands. What is to be read out when it changes goes to `useAnnouncement`.'],
};
