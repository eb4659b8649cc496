import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A building has from two to six properties that a small drawing shows better than a sentence.'],
  instead: { Reasons: 'with a caution.', PointList: 'without drawings.' },
  anatomy: { Traits: 'drawing, heading, text.' },
  words: ['Headings of 2 to 5 words, texts of 20 to 45, alike in length.'],
  keyboard: { Tab: 'reaches note marks.' },
  spoken: ['A heading for each; the emoji is not read.'],
};
