import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A page two or more levels deep, for those who came to it from a search or a message: an article, a lead.'],
  instead: {
    Link: 'for the way back from a page that has only one level above it.',
    Pagination: 'for the pages of one list.',
  },
  anatomy: { Links: 'from the top down, each a page that exists.', 'Present page': 'the last, no link.' },
  words: ['The names of the pages themselves, shortened to four words where they are longer.'],
  keyboard: { Tab: 'goes from link to link; the present page is none.' },
  spoken: ['A navigation by the name in `label`, a list with its length, and “current page” at the end.'],
};
