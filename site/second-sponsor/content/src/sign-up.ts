import type { SignUpWords } from '@sponsor/domain';

export const signUp: SignUpWords = {
  emailLabel: 'E-mail',
  submit: 'Hear from us',
  submitting: 'On its way',
  note: ['See the ', { label: 'terms', href: '/terms' }, '.'],
  succeeded: 'We will write.',
  failed: 'That did not work.',
};
