import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Around every staff screen that needs somebody signed in.'],
  instead: { SignIn: 'before that.', SiteHeader: 'for public pages.' },
  anatomy: {
    'Skip link': 'first, seen when it has the focus.',
    Rail: 'mark, name, navigation, who is signed in, the way out. Below 1024 px a bar with a menu.',
    Note: 'at the end of a line, for what waits there for a person: “2 failed”.',
    Head: 'the heading of the screen, and across from it a detail and what can be done with all that is shown.',
    Content: 'the screen.',
  },
  words: [
    'Headings of one or two nouns: “Leads”. The detail counts: “204 leads”.',
    'Navigation in the order of use, up to seven entries.',
  ],
  keyboard: {
    Tab: 'goes through the rail and then the screen; a link before both leads past the rail.',
    Enter: 'opens a screen; the menu of the bar closes by it.',
    Escape: 'closes that menu.',
  },
  spoken: ['A navigation, and the main part by its heading. The present screen is the current page.'],
};
