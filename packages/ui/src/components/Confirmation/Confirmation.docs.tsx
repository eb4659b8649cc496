import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['After a form has led to another page: what happened to what was sent.'],
  instead: { Toast: 'where the page stays.', Notice: 'for what is true for longer than this visit.' },
  anatomy: {
    Mark: 'a tick: what has failed leads nowhere.',
    Words: 'what the page before has left, given to `showConfirmation`.',
    'Close button': 'it stays until this is pressed.',
  },
  words: ['First what is done: “Your message has been sent.” Then what happens next and when, in up to 20 words.'],
  keyboard: { Tab: 'reaches its close button next, for its words take the focus when they appear.' },
  spoken: ['Read out when the page opens, because the focus goes to it.'],
};
