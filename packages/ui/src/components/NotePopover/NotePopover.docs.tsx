import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Once on a page that has `Footnotes`, so that readers of a claim see its source without losing their place.'],
  instead: {
    Footnotes: 'always in addition: it contains the notes, for paper and for browsers without scripts.',
    HoverCard: 'for text that belongs to a heading and needs no source.',
  },
  anatomy: {
    Note: 'its number and its text, copied from `Footnotes`.',
    Link: 'to the note on the page, which links back to every mark.',
    'Close button': 'read as `closeLabel`.',
  },
  words: ['`placeLabel` says where the link leads, in up to four words: “See all notes”.'],
  keyboard: {
    Enter: 'on a mark opens its note, which gets the focus.',
    Tab: 'moves to the link and the close button.',
    Escape: 'closes it and returns the focus to the mark.',
  },
  spoken: ['A mark is read as “Note 12”. When opened, the note is a dialog with that name, and its text is read.'],
};
