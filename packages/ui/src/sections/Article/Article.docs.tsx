import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A text of 400 to 1,500 words with an author’s opinion in it.'],
  instead: { LegalText: 'for terms and policies.', Explainer: 'for two paragraphs on a page about something else.' },
  anatomy: {
    Back: 'to the list.',
    Head: 'title and lede.',
    Facts: 'at the left: date, length, topic.',
    Blocks: 'the text, typed: paragraphs, lists, quotations, figures.',
    'Risk, notes': 'of its claims.',
    'Next step': 'one link.',
  },
  words: [
    'A title of up to 12 words that gives the answer away.',
    'Paragraphs of up to 80 words, a heading every 200.',
    'Every figure is a claim with a note.',
  ],
  keyboard: { Tab: 'goes through links and note marks.' },
  spoken: ['An article with its own outline below level 1; the facts are read as a list before the text.'],
};
