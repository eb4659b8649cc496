import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A list of more than about 25 items, one page at a time, each page with its own address.'],
  instead: { Breadcrumb: 'for the position of a page.', Carousel: 'for pictures in a row.' },
  never: ['On a public page for content that fits on one page.'],
  anatomy: {
    'Before, after': 'at both ends.',
    Pages: 'first, last, and those around the current one; in a narrow container, “Page 3 of 12”.',
  },
  words: ['`label` names the list: “Pages of leads”.'],
  keyboard: {
    Tab: 'moves from link to link.',
    Enter: 'opens the page. At either end the focus moves to the remaining link.',
  },
  spoken: [
    'A navigation with its name; every number as “Page 3”, the current one as current.',
    'If the page changes without a new document, its position is announced.',
  ],
};
