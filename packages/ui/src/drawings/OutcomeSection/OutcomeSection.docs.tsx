import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Three side by side, of which each shows what a part of a target would have paid beside what was put in.'],
  instead: { Chart: 'for what was counted over time.' },
  never: ['One by itself: the case in which everything goes well needs the others beside it.'],
  anatomy: {
    Foundation: 'what was put in, always whole, and never added to the floors.',
    Floors: 'one a year; a window that is lit was paid, a dashed one was not.',
  },
  words: ['The label says what is lit, and that the foundation is the same.'],
  keyboard: {},
  spoken: ['An image with its label; the amounts stand beside it as text.'],
};
