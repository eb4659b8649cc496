import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Buttons, links, badges or other small items side by side, which wrap if there is no room.'],
  instead: { Grid: 'for columns of the page.', Stack: 'for items one below the other.' },
  anatomy: {
    Inline: 'a row with the same gap in both directions, between items and between lines.',
  },
  words: ['None. Put the most important item first: it stays first when the row wraps.'],
  keyboard: {},
  spoken: ['A plain `div`, unless `component` makes it a list; use that for three or more similar items.'],
};
