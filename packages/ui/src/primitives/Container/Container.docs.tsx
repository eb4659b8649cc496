import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Words that should keep the gutter inside a `Section` with `bleed`.'],
  instead: {
    Section: 'for a band of a page; it brings its own container.',
    Grid: 'for things that stand side by side on the columns of the page.',
  },
  anatomy: { Container: 'as wide as the page’s content, with the gutter at both sides.' },
  words: ['None of its own.'],
  keyboard: {},
  spoken: ['A plain `div`: it says nothing.'],
};
