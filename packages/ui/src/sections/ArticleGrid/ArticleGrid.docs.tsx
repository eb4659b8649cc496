import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'The page that lists all articles, once there are at least two. It comes right under the header, because it contains the level-1 heading.',
  ],
  instead: { NextSteps: 'for two or three links at the end of a page.' },
  anatomy: {
    Head: 'of the page: heading and lede.',
    Cards: 'picture, title, lede and one link each.',
    Risk: 'one statement for all articles.',
  },
  words: [
    'The title of each article. Ledes of 15 to 30 words.',
    'Screen readers read the title of the article after `readMoreLabel`.',
  ],
  keyboard: { Tab: 'moves from card to card.' },
  spoken: ['A list with its length; each link is read with the title of its article.'],
};
