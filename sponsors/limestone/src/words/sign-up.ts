import type { SignUpContent } from '@sponsor/contract';
import { agreement } from './agreement.ts';

/** The words of the sign-up form, which are part of its script. */
export const signUp: SignUpContent = {
  form: {
    emailLabel: 'Email',
    submitLabel: 'Get Started Now',
    submittingLabel: 'Submitting...',
    legalNote: agreement,
  },
  succeeded: "Thanks for your interest! We'll be in touch soon.",
  failed: 'Sorry, there was an error. Please try again.',
};
