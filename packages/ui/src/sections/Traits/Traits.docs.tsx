import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Two to six qualities of a building that a small drawing shows better than a sentence.'],
  instead: { Reasons: 'for reasons with a caution.', PointList: 'for points without drawings.' },
  anatomy: { Traits: 'a drawing, a heading and a text each.' },
  words: ['Headings of 2 to 5 words; texts of 20 to 45 words and similar length.'],
  keyboard: { Tab: 'reaches note marks.' },
  spoken: ['A heading for each; the emoji is not read.'],
};
