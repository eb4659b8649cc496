import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['After a form has led to another page: what happened to what was sent.'],
  instead: { Toast: 'where the page stays.', Notice: 'for what is true for longer than this visit.' },
  anatomy: {
    Mark: 'done or failed.',
    Title: 'and words, from the page before.',
    'Close button': 'it stays until this is pressed.',
  },
  words: [
    'The title says what is done: “Your message has been sent.”',
    'Then what happens next and when, in up to 20 words.',
  ],
  keyboard: { Tab: 'reaches its close button first on the page, for it takes the focus when it appears.' },
  spoken: ['Read out when the page opens, because the focus goes to it.'],
};
