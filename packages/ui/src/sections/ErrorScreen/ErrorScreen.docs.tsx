import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'The server or a script has failed and there is no page to show. It needs nothing that may have failed with it.',
  ],
  instead: { NotFound: 'when the address leads nowhere.', Notice: 'when a part of a page fails.' },
  anatomy: {
    'Heading, text': 'what could not be shown.',
    Ways: 'load again, go home.',
    Incident: 'a number to quote on the phone.',
  },
  words: ['“This page could not be shown”, not “Oops”.', 'What is not lost: “What you sent before is stored.”'],
  keyboard: { Tab: 'reaches the ways on.' },
  spoken: ['The main part by its heading of level 1.'],
};
