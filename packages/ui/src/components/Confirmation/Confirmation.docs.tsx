import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['After a form has led to another page: the result of the submission.'],
  instead: { Toast: 'if the page stays.', Notice: 'for something that stays true beyond this visit.' },
  anatomy: {
    Mark: 'a check mark, because a failed form leads nowhere.',
    Words: 'the text that the previous page gave to `showConfirmation`.',
    'Close button': 'it stays until this is pressed.',
  },
  words: ['First the result: “Your message has been sent.” Then what happens next and when, in up to 20 words.'],
  keyboard: { Tab: 'reaches its close button next, because its text takes the focus when it appears.' },
  spoken: ['Read out when the page opens, because the focus goes to it.'],
};
