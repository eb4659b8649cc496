import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Around every staff screen that requires a signed-in user.'],
  instead: { SignIn: 'before sign-in.', SiteHeader: 'for public pages.' },
  anatomy: {
    'Skip link': 'first; visible while it has the focus.',
    Rail: 'mark, name, navigation, the current user, sign-out. Below 1024 px it is a bar with a menu.',
    Note: 'after a link, the number of items on that screen that need attention: “2 failed”.',
    Head: 'the heading of the screen, a detail, and the actions that affect the whole screen.',
    Content: 'the screen.',
  },
  words: [
    'Headings of one or two nouns: “Leads”. The detail is a count: “204 leads”.',
    'Up to seven navigation links, ordered by how often they are used.',
  ],
  keyboard: {
    Tab: 'moves through the rail and then the screen; the skip link leads past the rail.',
    Enter: 'opens a screen and closes the menu of the bar.',
    Escape: 'closes that menu.',
  },
  spoken: [
    'A navigation landmark and a main landmark with the heading. The link to the current screen is the current page.',
  ],
};
