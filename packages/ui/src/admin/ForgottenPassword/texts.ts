export const forgottenPasswordTexts = {
  heading: 'Choose a new password',
  introduction: 'We send a link to your e-mail address. It works once, for an hour.',
  emailLabel: 'E-mail address',
  submit: 'Send the link',
  submitting: 'Sending...',
  /** Shown whether or not there is such an account. */
  sent: 'If somebody signs in with this address, a letter with a link is on its way.',
  back: 'Back to sign in',
};

export type ForgottenPasswordTexts = typeof forgottenPasswordTexts;
