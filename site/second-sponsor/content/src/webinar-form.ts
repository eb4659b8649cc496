import type { WebinarAmounts, WebinarFormContent } from '@sponsor/contract';

export const webinarForm: WebinarFormContent = {
  texts: {
    firstNameLabel: 'First name',
    lastNameLabel: 'Last name',
    emailLabel: 'E-mail',
    phoneLabel: 'Phone',
    amountLabel: 'About how much',
    amountPlaceholder: 'Choose',
    amountClearLabel: 'Neither',
    optionalHint: 'If you like',
    submitLabel: 'To the talk',
    submittingLabel: 'On its way',
    legalNote: ['See the ', { label: 'terms', href: '/terms' }, '.'],
  },
  succeeded: 'You are in.',
  failed: 'That did not work.',
};

export const webinarAmounts: WebinarAmounts = { 'regulation-a': { options: ['$1,000 - $50,000'] } };
