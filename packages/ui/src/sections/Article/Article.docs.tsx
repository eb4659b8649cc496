import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A text of 400 to 1,500 words with an author’s opinion.'],
  instead: { LegalText: 'for terms and policies.', Explainer: 'for two paragraphs on a page about something else.' },
  anatomy: {
    Back: 'to the list.',
    Head: 'title and lede.',
    Facts: 'on the left: date, length, topic.',
    Blocks: 'the text, as typed blocks: paragraphs, lists, quotations, figures.',
    'Risk, notes': 'for the claims in it.',
    'Next step': 'one link.',
  },
  words: [
    'A title of up to 12 words that states the conclusion.',
    'Paragraphs of up to 80 words; a heading every 200 words.',
    'Every figure is a claim with a note.',
  ],
  keyboard: { Tab: 'moves through links and note marks.' },
  spoken: ['An article with headings below level 1; the facts are read as a list before the text.'],
};
