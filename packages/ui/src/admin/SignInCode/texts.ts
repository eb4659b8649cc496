export const signInCodeTexts = {
  heading: 'Confirm that it is you',
  introduction:
    'Use your passkey or the code in your authenticator app. Without either, use one of your recovery codes.',
  codeLabel: 'Code',
  codeHelp: 'Six digits, or a recovery code.',
  submit: 'Sign in',
  submitting: 'Signing in...',
  /** On the button back to address and password. */
  again: 'Sign in as someone else',
  /** On the button that asks for a passkey. */
  passkey: { submit: 'Use your passkey', submitting: 'Waiting for your passkey...' },
};

export type SignInCodeTexts = typeof signInCodeTexts;
