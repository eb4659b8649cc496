import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Last before the notes, on a page that explains and sells nothing by itself, when a reader may sensibly go on in two or three directions. Once.',
  ],
  instead: { InvestNow: 'when there is one next step.' },
  anatomy: { 'Heading, text': 'what can be done now.', Actions: 'two or three; the first is a button.' },
  words: ['Each action names its goal in up to 5 words.'],
  keyboard: { Tab: 'goes from action to action.' },
  spoken: ['A region by its heading.'],
};
