import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Buttons, links, badges or other small things side by side, which wrap where there is no room.'],
  instead: { Grid: 'for columns of the page.', Stack: 'for things one under the other.' },
  anatomy: {
    Inline: 'a row with one gap, in both directions, so that a second line stands as far away as a neighbour.',
  },
  words: ['None of its own. Put the most important one first: it stays first where the row wraps.'],
  keyboard: {},
  spoken: ['A plain `div`, unless `component` makes it a list; give it that for three or more things that are alike.'],
};
