export const confirmIdentityTexts = {
  heading: 'Confirm that it is you',
  introduction: 'Your action then continues, and you are not asked again for ten minutes.',
  emailLabel: 'Email address',
  passwordLabel: 'Password',
  codeLabel: 'Code',
  codeHelp: 'Six digits, or a recovery code.',
  submit: 'Confirm',
  submitting: 'Confirming...',
  /** On the button that sends the password and asks for a passkey. */
  passkey: { submit: 'Confirm with your passkey', submitting: 'Waiting for your passkey...' },
  /** On the button that asks for the code instead of the passkey. */
  useCode: 'Use a code instead',
  cancel: 'Cancel',
};

export type ConfirmIdentityTexts = typeof confirmIdentityTexts;
