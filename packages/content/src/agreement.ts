import type { LinkedText } from '@sponsor/domain';

/** Stands under every form (spec §5). */
export const agreement: LinkedText = [
  'By submitting you agree to the ',
  { label: 'terms of service', href: '/terms' },
  ' and the ',
  { label: 'privacy policy', href: '/privacy' },
  '.',
];
