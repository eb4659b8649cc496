import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The head of a page without a hero.'],
  instead: { HomeHero: 'for the home page.', SectionHead: 'for the head of a section.' },
  anatomy: {
    'Headline, lede': 'the lede is beside the headline’s last line.',
    Actions: 'optional.',
    Media: 'as wide as the page; omitted if a drawing follows.',
    Drawing: 'the title mark of the media, if it is a drawing.',
  },
  words: ['A headline of 2 to 8 words, a lede of 15 to 40.'],
  keyboard: { Tab: 'reaches actions and note marks.' },
  spoken: ['The level-1 heading, then the lede.'],
};
