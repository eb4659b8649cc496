import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Three side by side, each showing what a share of a target would have paid on top of the investment.'],
  instead: { Chart: 'for counts over time.' },
  never: ['One alone: the best case needs the other cases next to it.'],
  anatomy: {
    Foundation: 'the investment, always whole, and never added to the floors.',
    Floors: 'one a year; a window that is lit was paid, a dashed one was not.',
  },
  words: ['The label says what is lit, and that the foundation is the same.'],
  keyboard: {},
  spoken: ['An image with its label; the amounts are next to it as text.'],
};
