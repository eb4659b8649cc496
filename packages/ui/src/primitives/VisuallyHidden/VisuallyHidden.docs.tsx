import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Text for people who do not see the page, such as the meaning of an arrow in a table.'],
  instead: {
    Text: 'for text that everyone may read: most text hidden from some readers is missed by others too.',
  },
  never: ['To repeat visible text, or to tell search engines something else.'],
  anatomy: { Words: 'invisible, in the reading order.' },
  words: ['As short as possible; they are read in the middle of a sentence.'],
  keyboard: {},
  spoken: ['Read in place. Use `useAnnouncement` to announce changes.'],
};
