import type { SignUpWords } from '@sponsor/domain';
import { agreement } from './agreement.ts';
import { regulationAFund } from './sponsor.ts';

const takesMoney = regulationAFund.status === 'qualified';

/** The words of the sign-up form, which come with its script. */
export const signUp: SignUpWords = {
  form: {
    emailLabel: 'Email',
    // Before the offering is qualified there is nothing to get started with.
    submitLabel: takesMoney ? 'Get Started Now' : 'Keep Me Informed',
    submittingLabel: 'Submitting...',
    legalNote: agreement,
  },
  succeeded: "Thanks for your interest! We'll be in touch soon.",
  failed: 'Sorry, there was an error. Please try again.',
};
