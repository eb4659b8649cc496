import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Under a drawing that stands for itself, as on a sheet of an architect’s set.'],
  instead: { Text: '`size="small"` for a caption under a picture.' },
  anatomy: {
    Number: 'of the drawing.',
    Sheet: 'on which it is.',
    Title: 'what it shows.',
    Caption: 'ends by saying that it is an illustration and not to scale.',
  },
  words: ['Titles of two to five words, in the words of the trade: “South elevation”.'],
  keyboard: {},
  spoken: ['A caption, read after the drawing’s alternative text.'],
};
