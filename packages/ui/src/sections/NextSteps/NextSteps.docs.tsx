import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Once, right before the notes of a page that explains and does not sell, if a reader has two or three sensible next steps.',
  ],
  instead: { InvestNow: 'if there is one next step.' },
  anatomy: { 'Heading, text': 'the possible next steps.', Actions: 'two or three; the first is a button.' },
  words: ['Each action names its target in up to 5 words.'],
  keyboard: { Tab: 'moves from action to action.' },
  spoken: ['A region named by its heading.'],
};
