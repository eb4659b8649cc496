import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On every public page, also in the middle of a form: nobody is kept from leaving. Once, first.'],
  instead: { AdminShell: 'for staff screens.' },
  anatomy: {
    'Skip link': 'first, seen when it has the focus.',
    Brand: 'mark and name, the way home; from 768 to 1023 px the mark alone, which then has to be known.',
    Links: 'up to six; a menu below 768 px.',
    Login: 'of those who have invested.',
    Action: 'one button.',
  },
  parts: { Brand: 'header a', Links: 'nav', Action: 'nav ~ div > a:last-child', Login: 'nav ~ div > a:first-child' },
  words: ['Links of one or two words. The action as short as its goal allows: “Invest”.'],
  keyboard: {
    Tab: 'skip link, brand, links, action.',
    Enter: 'on the menu button opens the menu.',
    Escape: 'closes it, with the focus back on the button.',
  },
  spoken: [
    'The banner with a navigation; the present page is the current one, the menu expanded or collapsed; of the links to sections, the one that is read is the current location.',
  ],
};
