import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['First on every public page, even during a form: visitors can always leave.'],
  instead: { AdminShell: 'for staff screens.' },
  anatomy: {
    'Skip link': 'first; visible while it has the focus.',
    Brand: 'mark and name, linked to the home page; from 768 to 1023 px only the mark, so it must be recognizable.',
    Links: 'up to six; a menu below 768 px.',
    Login: 'for people who have invested.',
    Action: 'one button.',
  },
  parts: { Brand: 'header a', Links: 'nav', Action: 'nav ~ div > a:last-child', Login: 'nav ~ div > a:first-child' },
  words: ['Links of one or two words. An action as short as possible: “Invest”.'],
  keyboard: {
    Tab: 'moves through skip link, brand, links and action.',
    Enter: 'on the menu button opens the menu.',
    Escape: 'closes it, and the focus returns to the button.',
  },
  spoken: [
    'A banner landmark with a navigation landmark. The current page is marked, the menu button is expanded or collapsed, and the link to the visible section is the current location.',
  ],
};
