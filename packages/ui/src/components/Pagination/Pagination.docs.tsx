import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A list of more than about 25 things, a page at a time, each page with an address of its own.'],
  instead: { Breadcrumb: 'for where a page stands.', Carousel: 'for pictures in a row.' },
  never: ['On a public page for what fits on one.'],
  anatomy: {
    'Before, after': 'at both ends.',
    Pages: 'first, last, and those around the present one; in a narrow place, “Page 3 of 12”.',
  },
  words: ['`label` names the list: “Pages of leads”.'],
  keyboard: { Tab: 'goes from link to link.', Enter: 'opens the page.' },
  spoken: ['A navigation by its name; every number as “Page 3”, the present one as current.'],
};
