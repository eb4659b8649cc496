import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The page of the one-time link that makes the first staff account.'],
  instead: { SignIn: 'as soon as there is an account.' },
  anatomy: {
    'Mark, heading': 'whose screen it is, and what for.',
    Form: 'address, password, its rules as help.',
    Drawing: 'beside it, or under it.',
    'Way out': 'to the public site.',
  },
  words: [
    'The rules of the password stand before the mistake: “12 letters or more”.',
    'A used link says where to go now.',
  ],
  keyboard: { Tab: 'goes through fields and button.', Enter: 'sends it.' },
  spoken: ['The main part by its heading; mistakes with their field.'],
};
