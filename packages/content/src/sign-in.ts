import type {
  ConfirmIdentityWords,
  ForgottenPasswordWords,
  SetUpWords,
  SignInCodeWords,
  SignInWords,
} from '@sponsor/domain';

export const signIn: SignInWords = {
  heading: 'Sign in',
  introduction: 'For staff. Shareholders use the shareholder portal.',
  emailLabel: 'E-mail address',
  passwordLabel: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  forgotten: 'Forgot your password?',
  ended: 'Your session has ended. Sign in to go on where you were; a note that you began is kept.',
};

export const signInCode: SignInCodeWords = {
  heading: 'Confirm that it is you',
  introduction:
    'Use your passkey or the code in your authenticator app. Without either, use one of your recovery codes.',
  codeLabel: 'Code',
  codeHelp: 'Six digits, or a recovery code.',
  submit: 'Sign in',
  submitting: 'Signing in...',
  again: 'Sign in as someone else',
  passkey: { submit: 'Use your passkey', submitting: 'Waiting for your passkey...' },
};

export const confirmIdentity: ConfirmIdentityWords = {
  heading: 'Confirm that it is you',
  introduction: 'This needs your password again. Then go on: for ten minutes you are not asked again.',
  emailLabel: 'E-mail address',
  passwordLabel: 'Password',
  codeLabel: 'Code',
  codeHelp: 'Six digits, or a recovery code.',
  submit: 'Confirm',
  submitting: 'Confirming...',
  passkey: { submit: 'Confirm with your passkey', submitting: 'Waiting for your passkey...' },
  useCode: 'Use a code instead',
  cancel: 'Cancel',
  notUsed: 'The passkey was not used. Please try again.',
};

export const forgottenPassword: ForgottenPasswordWords = {
  heading: 'Choose a new password',
  introduction: 'We send a link to your e-mail address. It works once, for an hour.',
  emailLabel: 'E-mail address',
  submit: 'Send the link',
  submitting: 'Sending...',
  sent: 'If somebody signs in with this address, a letter with a link is on its way.',
  back: 'Back to sign in',
};

export const setUpAccount: SetUpWords = {
  page: { title: 'Choose your password', description: 'For staff of the sponsor.' },
  checking: 'Checking the link',
  purposes: {
    invitation: {
      heading: 'Create your account',
      introduction: 'You have been invited to the staff area. Choose the password you will sign in with.',
      submit: 'Create the account',
      submitting: 'Creating the account...',
    },
    'new password': {
      heading: 'Choose a new password',
      introduction: 'This link works once. The new password signs you out everywhere.',
      submit: 'Change the password',
      submitting: 'Changing...',
    },
  },
  heading: 'Create the first administrator',
  introduction: 'This link works once. Choose the e-mail address and the password you will sign in with.',
  emailLabel: 'E-mail address',
  passwordLabel: 'Password',
  passwordHelp: 'At least 12 characters.',
  submit: 'Create the account',
  submitting: 'Creating the account...',
  usedHeading: 'This link does not work any more',
  usedText:
    'It was used, withdrawn, or it is too old. If you have an account, sign in with it; otherwise ask the person who gave you the link for a new one.',
  signIn: { label: 'Go to sign in', href: '/admin/leads' },
};
