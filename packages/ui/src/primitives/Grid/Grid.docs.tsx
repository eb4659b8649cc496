import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  also: ['GridItem'],
  use: ['Items side by side on the page’s twelve columns, such as seven columns of text beside five of a picture.'],
  instead: {
    Inline: 'for buttons, badges and other items as wide as their text.',
    Stack: 'for items one below the other.',
  },
  never: [
    'To reverse the reading order visually: the order in the code is the order for keyboards and screen readers.',
  ],
  anatomy: {
    Grid: 'twelve columns, one below 768 px.',
    GridItem: 'the columns that a child takes, from a window width on.',
  },
  words: ['None. Columns of text need 45 to 75 letters per line: give each five columns or more.'],
  keyboard: {},
  spoken: ['Plain `div`s: read in the order of the code.'],
};
