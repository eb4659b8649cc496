export const signInTexts = {
  heading: 'Sign in',
  introduction: 'For staff. Shareholders use the shareholder portal.',
  emailLabel: 'Email address',
  passwordLabel: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  forgotten: 'Forgot your password?',
};

export type SignInTexts = typeof signInTexts;
