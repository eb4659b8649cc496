import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A document that is worth paging through before reading it, such as a sample memorandum.'],
  instead: {
    Carousel: 'for similar pictures, if the first one is enough.',
    EmbedPanel: 'for a book on another site.',
    Disclosure: 'for text on the page itself.',
  },
  never: ['Without `note`: the pages are pictures, which cannot be searched, enlarged freely or read out.'],
  anatomy: {
    Buttons: 'turn to the previous and next pages; absent without a script.',
    Numbers: 'a link to each page; the visible ones are marked.',
    Pages: 'two side by side, one in a narrow window; they are scrolled and snap into place.',
    Note: 'a link to the same document as text.',
  },
  words: ['Up to thirty pages.', '`note` says that the text can be read as a document, and links it.'],
  keyboard: {
    'Arrow left, right': 'turn to the previous or next pages.',
    'Home, End': 'turn to the first or the last pages.',
    Tab: 'reaches the buttons, the numbers and the pages, which also scroll without a script.',
  },
  spoken: ['A region with its name; each picture as “Page 3 of 15”. After a turn, the visible pages are announced.'],
};
