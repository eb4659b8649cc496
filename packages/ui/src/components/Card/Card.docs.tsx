import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Several things that are alike, each with a heading: values, projects, articles.'],
  instead: {
    Panel: 'for the one form that a page is about.',
    Notice: 'for something to know.',
    DescriptionList: 'for what is known of one thing.',
  },
  never: ['A card in a card. There is no box, only a rule and space.'],
  anatomy: {
    Media: 'optional, above the rule.',
    Heading: 'names the card.',
    Words: 'and, at their end, at most one link.',
  },
  words: [
    'Headings of one length in a row: up to five words each.',
    'Texts within 20 words of each other: an uneven row looks like a mistake.',
  ],
  keyboard: { Tab: 'reaches the links in it. The card itself is nothing to press.' },
  spoken: ['An article; its heading names it in the outline.'],
};
