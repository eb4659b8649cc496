import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  also: ['GridItem'],
  use: [
    'Things side by side that should stand on the twelve columns of the page, such as seven columns of words beside five of a picture.',
  ],
  instead: {
    Inline: 'for buttons, badges and other things that are as wide as their words.',
    Stack: 'for things one under the other.',
  },
  never: [
    'To put what is read first after what is read second: the order in the code is the order for keyboard and ear.',
  ],
  anatomy: {
    Grid: 'twelve columns, one below 768 px.',
    GridItem: 'the columns that a child takes, from a window width on.',
  },
  words: ['None of its own. Two columns of text want 45 to 75 letters a line each: give them five columns or more.'],
  keyboard: {},
  spoken: ['Plain `div`s: read in the order of the code.'],
};
