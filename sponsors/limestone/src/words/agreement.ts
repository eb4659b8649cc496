import type { LinkedText } from '@sponsor/domain';

/** The sentence below every form [form-8]. */
export const agreement: LinkedText = [
  'By submitting you agree to the ',
  { label: 'terms of service', href: '/terms' },
  ' and the ',
  { label: 'privacy policy', href: '/privacy' },
  '.',
];
