import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'The page that leads to all articles, from the second one on. Once, right under the header: it brings the heading of level 1.',
  ],
  instead: { NextSteps: 'for two or three at the end of a page.' },
  anatomy: {
    Head: 'of the page.',
    Cards: 'picture, title, lede, one link each.',
    Risk: 'what all of them have in common.',
  },
  words: [
    'Titles as in the article. Ledes of 15 to 30 words.',
    '`readMoreLabel` is completed by the title for the ear.',
  ],
  keyboard: { Tab: 'goes from card to card.' },
  spoken: ['A list with its length; each link is read with the title of its article.'],
};
