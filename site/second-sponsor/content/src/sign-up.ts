import type { SignUpContent } from '@sponsor/contract';

export const signUp: SignUpContent = {
  form: {
    emailLabel: 'E-mail',
    submitLabel: 'Hear from us',
    submittingLabel: 'On its way',
    legalNote: ['See the ', { label: 'terms', href: '/terms' }, '.'],
  },
  succeeded: 'We will write.',
  failed: 'That did not work.',
};
