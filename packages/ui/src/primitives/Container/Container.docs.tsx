import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Content that keeps the gutter inside a `Section` with `bleed`.'],
  instead: {
    Section: 'for a band of a page; it includes a container.',
    Grid: 'for items side by side on the columns of the page.',
  },
  anatomy: { Container: 'as wide as the page’s content, with the gutter on both sides.' },
  words: ['None.'],
  keyboard: {},
  spoken: ['A plain `div`: nothing is read out.'],
};
