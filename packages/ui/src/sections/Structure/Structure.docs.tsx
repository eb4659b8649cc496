import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Three or more companies, for investors who need to see which of them owes what. Once, on the page about the company.',
  ],
  instead: { DescriptionList: 'for facts without a hierarchy.' },
  anatomy: { Words: 'the structure as text.', Chart: 'the same as boxes, in nested lists.' },
  words: ['Full legal names; each role in two or three words.'],
  keyboard: {},
  spoken: ['A list named by `chartLabel`, with one level for each level of ownership.'],
};
