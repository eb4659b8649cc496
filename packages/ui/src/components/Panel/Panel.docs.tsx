import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The one form that a page is about.'],
  instead: { Card: 'for several things that are alike.', Section: 'for a band of a page.' },
  never: ['Two on a page.'],
  anatomy: { Rule: 'of ink.', Heading: 'and introduction.', Content: 'the form.' },
  words: [
    'The heading says what the reader gets: “Get the deck”.',
    'The introduction says in up to 25 words what happens after sending.',
  ],
  keyboard: { Tab: 'goes through what is in it.' },
  spoken: ['A plain `div`; its heading names it in the outline.'],
};
