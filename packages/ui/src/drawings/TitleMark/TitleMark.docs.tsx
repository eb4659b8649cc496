import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Under a standalone drawing, as on a sheet of an architect’s set.'],
  instead: { Text: '`size="small"` for a caption under a picture.' },
  anatomy: {
    Number: 'of the drawing.',
    Sheet: 'that it is on.',
    Title: 'what it shows.',
    Caption: 'ends by saying that it is an illustration and not to scale.',
  },
  words: ['Titles of two to five words, in architects’ terms: “South elevation”.'],
  keyboard: {},
  spoken: ['A caption, read after the drawing’s alternative text.'],
};
