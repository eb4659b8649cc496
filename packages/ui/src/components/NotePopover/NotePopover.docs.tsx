import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Once on a page that has `Footnotes`, so that readers of a claim have its source without losing their place.'],
  instead: {
    Footnotes: 'always as well: it holds the notes, for paper and for browsers without scripts.',
    HoverCard: 'for words that belong to a heading and need no source.',
  },
  anatomy: {
    Note: 'its number and its words, copied from `Footnotes`.',
    Link: 'to the note’s own place on the page, which leads back to every mark.',
    'Close button': 'read as `closeLabel`.',
  },
  words: ['`placeLabel` says where it leads, in up to four words: “See all notes”.'],
  keyboard: {
    Enter: 'on a mark opens its note, which gets the focus.',
    Tab: 'goes to the link and the close button.',
    Escape: 'closes it, with the focus back on the mark.',
  },
  spoken: ['A mark is read as “Note 12”. Opened, the note is a dialog of the same name, and its words are read.'],
};
