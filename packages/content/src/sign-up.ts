import type { SignUpWords } from '@sponsor/domain';
import { agreement } from './agreement.ts';

/** The words of the sign-up form, which come with its script. */
export const signUp: SignUpWords = {
  emailLabel: 'E-mail address',
  submit: 'Get Started Now',
  submitting: 'Submitting...',
  note: agreement,
  succeeded: "Thanks for your interest! We'll be in touch soon.",
  failed: 'Sorry, there was an error. Please try again.',
};
