import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The page of a one-time link, to create a staff account or to choose a new password.'],
  instead: { SignIn: 'for an account that exists.' },
  anatomy: {
    'Mark, heading': 'whose screen it is, and its purpose.',
    Form: 'the address and the password, with the password rules as help text.',
    Drawing: 'beside the form, or under it.',
    'Site link': 'to the public site.',
  },
  words: [
    'The password rules are visible before a mistake: “12 characters or more”.',
    'The message about a used link says where to go instead.',
  ],
  keyboard: { Tab: 'moves through the fields and the button.', Enter: 'submits the form.' },
  spoken: ['A main landmark with the heading; errors are read with their field.'],
};
