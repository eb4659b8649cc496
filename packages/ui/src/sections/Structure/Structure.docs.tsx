import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Three or more companies are involved and who invests must see which of them owes what. Once, on the page about the company.',
  ],
  instead: { DescriptionList: 'for facts without a hierarchy.' },
  anatomy: { Words: 'for those who read.', Chart: 'the same as boxes: a list of lists.' },
  words: ['Legal names in full, the role in two or three words.'],
  keyboard: {},
  spoken: ['A list by `chartLabel`, one level for each level of ownership.'],
};
