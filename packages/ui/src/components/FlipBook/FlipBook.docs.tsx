import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A document that is worth leafing through before it is read, as a memorandum of which only a sample may be shown.',
  ],
  instead: {
    Carousel: 'for pictures of one kind, of which the first is enough.',
    EmbedPanel: 'for a book that another site shows.',
    Disclosure: 'for words that are on the page itself.',
  },
  never: ['Without `note`: the pages are pictures, which nobody can search, enlarge without end or have read out.'],
  anatomy: {
    Buttons: 'turn to the pages before and after; not there without a script.',
    Numbers: 'a link to each page; those in view are marked.',
    Pages: 'two side by side, one in a narrow window; they are scrolled and snap into place.',
    Note: 'the way to the same document as text.',
  },
  words: ['Up to thirty pages.', '`note` says that the text can be read as a document, and links it.'],
  keyboard: {
    'Arrow left, right': 'turn to the pages before or after.',
    'Home, End': 'turn to the first or the last pages.',
    Tab: 'reaches the buttons, the numbers and the pages, which can be scrolled without a script too.',
  },
  spoken: ['A region by its name; each picture as “Page 3 of 15”. After a turn the pages in view are said.'],
};
