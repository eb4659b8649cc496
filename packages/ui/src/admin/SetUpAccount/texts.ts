export const setUpAccountTexts = {
  heading: 'Create the first administrator',
  introduction: 'This link works once. Choose the email address and the password you will sign in with.',
  emailLabel: 'Email address',
  passwordLabel: 'Password',
  passwordHelp: 'At least 12 characters.',
  submit: 'Create account',
  submitting: 'Creating account...',
  /** For a link that was used, has expired, or never existed. */
  usedHeading: 'This link has expired or was used',
  usedText: 'If you have an account, sign in with it. Otherwise, ask the person who gave you the link for a new one.',
  /** The way on from such a link. */
  signIn: { label: 'Go to sign in', href: '/admin/leads' },
};

export type SetUpAccountTexts = typeof setUpAccountTexts;
