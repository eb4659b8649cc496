export const setUpAccountTexts = {
  heading: 'Create the first administrator',
  introduction: 'This link works once. Choose the e-mail address and the password you will sign in with.',
  emailLabel: 'E-mail address',
  passwordLabel: 'Password',
  passwordHelp: 'At least 12 characters.',
  submit: 'Create the account',
  submitting: 'Creating the account...',
  /** For a link that was used, has expired, or never existed. */
  usedHeading: 'This link does not work any more',
  usedText:
    'It was used, withdrawn, or it is too old. If you have an account, sign in with it; otherwise ask the person who gave you the link for a new one.',
  /** The way on from such a link. */
  signIn: { label: 'Go to sign in', href: '/admin/leads' },
};

export type SetUpAccountTexts = typeof setUpAccountTexts;
