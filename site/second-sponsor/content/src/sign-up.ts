import type { SignUpWords } from '@sponsor/domain';

export const signUp: SignUpWords = {
  form: {
    emailLabel: 'E-mail',
    submitLabel: 'Hear from us',
    submittingLabel: 'On its way',
    legalNote: ['See the ', { label: 'terms', href: '/terms' }, '.'],
  },
  succeeded: 'We will write.',
  failed: 'That did not work.',
};
