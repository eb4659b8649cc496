import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['At every staff address while nobody is signed in; the screen asked for comes after it.'],
  instead: { SetUpAccount: 'for the first account.' },
  anatomy: {
    'Mark, heading': 'whose screen it is, and what for.',
    Form: 'address and password, for a password manager to fill in.',
    Drawing: 'beside it, or under it.',
    'Way out': 'to the public site.',
  },
  words: ['A refusal does not say which of the two was wrong.', 'Locked out says until when.'],
  keyboard: { Tab: 'goes through fields and button.', Enter: 'sends it.' },
  spoken: ['The main part by its heading. A refusal is read out, and the focus stays.'],
};
