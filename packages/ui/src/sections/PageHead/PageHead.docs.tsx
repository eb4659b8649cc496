import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The head of a page that has no hero of its own.'],
  instead: { HomeHero: 'for the home page.', SectionHead: 'for the head of a section.' },
  anatomy: {
    'Headline, lede': 'the lede beside the headline’s last line.',
    Actions: 'optional.',
    Media: 'as wide as the page; left out where a drawing follows.',
    Drawing: 'its title mark, if it is one.',
  },
  words: ['A headline of 2 to 8 words, a lede of 15 to 40.'],
  keyboard: { Tab: 'reaches actions and note marks.' },
  spoken: ['The heading of level 1, then the lede.'],
};
