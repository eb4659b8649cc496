import type {
  ConfirmIdentityWords,
  ForgottenPasswordWords,
  SetUpWords,
  SignInCodeWords,
  SignInWords,
} from '@sponsor/domain';

export const signIn: SignInWords = {
  heading: 'Come in',
  introduction: 'For staff.',
  emailLabel: 'E-mail',
  passwordLabel: 'Password',
  submit: 'Come in',
  submitting: 'Coming in',
  forgotten: 'Forgotten?',
  ended: 'You were away too long. Come in again.',
};

export const signInCode: SignInCodeWords = {
  heading: 'And the code',
  introduction: 'The app shows it.',
  codeLabel: 'Code',
  codeHelp: 'Or a recovery code.',
  submit: 'Come in',
  submitting: 'Coming in',
  again: 'Somebody else',
  passkey: { submit: 'With a passkey', submitting: 'One moment' },
};

export const confirmIdentity: ConfirmIdentityWords = {
  heading: 'Still you?',
  introduction: 'Once more, please.',
  emailLabel: 'E-mail',
  passwordLabel: 'Password',
  codeLabel: 'Code',
  codeHelp: 'Six digits.',
  submit: 'Go on',
  submitting: 'One moment',
  passkey: { submit: 'With a passkey', submitting: 'One moment' },
  useCode: 'With a code',
  cancel: 'Stop',
  notUsed: 'No passkey was used.',
};

export const forgottenPassword: ForgottenPasswordWords = {
  heading: 'Another password',
  introduction: 'A link comes by e-mail.',
  emailLabel: 'E-mail',
  submit: 'Send it',
  submitting: 'Sending',
  sent: 'It is on its way, if we know you.',
  back: 'Back',
};

export const setUpAccount: SetUpWords = {
  ...signIn,
  page: { title: 'The first account', description: 'For staff.' },
  checking: 'One moment',
  purposes: {
    invitation: { heading: 'Your account', introduction: 'Choose a password.', submit: 'Go', submitting: 'Going' },
    'new password': { heading: 'Another', introduction: 'Choose a password.', submit: 'Go', submitting: 'Going' },
  },
  usedHeading: 'This link is used',
  usedText: 'Ask for another.',
  signIn: { label: 'Come in', href: '/admin/leads' },
};
