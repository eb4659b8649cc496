import { contextLimits, type LinkedText } from '@sponsor/domain';

/** The sentence under a form as text to be kept, with the addresses of what it names. */
export function agreementOf(legalNote: LinkedText): string {
  return legalNote
    .map((part) => (typeof part === 'string' ? part : `${part.label} (${part.href})`))
    .join('')
    .slice(0, contextLimits.agreement);
}
