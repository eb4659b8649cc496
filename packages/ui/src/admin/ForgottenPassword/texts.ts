export const forgottenPasswordTexts = {
  heading: 'Choose a new password',
  introduction: 'We will email you a link. It works once, for an hour.',
  emailLabel: 'Email address',
  submit: 'Send link',
  submitting: 'Sending...',
  /** Shown whether or not there is such an account. */
  sent: 'If this address has an account, we emailed it a link.',
  back: 'Back to sign in',
};

export type ForgottenPasswordTexts = typeof forgottenPasswordTexts;
