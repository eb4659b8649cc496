import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['At every staff address while nobody is signed in; the requested screen opens after sign-in.'],
  instead: { SetUpAccount: 'to create an account.' },
  anatomy: {
    'Mark, heading': 'whose screen it is, and its purpose.',
    Form: 'address and password, which password managers can fill in.',
    Drawing: 'beside the form, or under it.',
    'Site link': 'to the public site.',
  },
  words: [
    'An error does not say whether the address or the password was wrong.',
    'The message about a locked account says until when.',
  ],
  keyboard: { Tab: 'moves through the fields and the button.', Enter: 'submits the form.' },
  spoken: ['A main landmark with the heading. An error is read out, and the focus stays.'],
};
