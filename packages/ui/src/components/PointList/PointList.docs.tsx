import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Four to eight short points of equal weight, two columns wide.'],
  instead: { DescriptionList: 'for points with a term each.', Card: 'for points that need a paragraph.' },
  anatomy: { Mark: 'a dash or a tick before each.', Points: 'read row by row; a target brings its risk along.' },
  words: ['3 to 12 words each, alike in form, no full stop unless all are sentences.'],
  keyboard: { Tab: 'reaches note marks and links in it.' },
  spoken: ['A list with its length. The mark is not read.'],
};
