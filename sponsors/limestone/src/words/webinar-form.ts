import type { WebinarAmounts, WebinarFormContent } from '@sponsor/contract';
import { agreement } from './agreement.ts';
import { belowTheRanges } from './claims/webinar.ts';

/** The words of the registration, which are part of its script. */
export const webinarForm: WebinarFormContent = {
  texts: {
    firstNameLabel: 'First name',
    lastNameLabel: 'Last name',
    emailLabel: 'Email',
    phoneLabel: 'Phone',
    phoneHelpText: 'We call only if you ask us to.',
    amountLabel: 'Investment amount',
    amountPlaceholder: 'Choose a range',
    amountClearLabel: 'No range',
    optionalHint: 'Optional',
    submitLabel: 'Watch Webinar Now',
    submittingLabel: 'Processing...',
    legalNote: agreement,
  },
  succeeded: 'Registration successful! Redirecting to webinar...',
  failed: 'Registration failed. Please try again.',
};

/** As marketing wrote them [webinar-1]. */
export const webinarAmounts: WebinarAmounts = {
  'regulation-a': {
    options: [
      '$500 - $1,000',
      '$1,000 - $5,000',
      '$5,000 - $10,000',
      '$10,000 - $15,000',
      '$15,000 - $25,000',
      '$25,000 - $50,000',
      '$50,000+',
    ],
  },
  'regulation-d': {
    options: ['$100,000 - $250,000', '$250,000 - $500,000', '$500,000 - $1,000,000', '$1,000,000+'],
    help: belowTheRanges,
  },
};
