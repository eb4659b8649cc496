import { contextLimits, type LinkedText, type SubmissionContext } from '@sponsor/domain';

/** Returns the context of a form: the sentence under it, and the version of its page. */
export function formContext(legalNote: LinkedText, pageVersion: string | undefined): SubmissionContext {
  return {
    consent: { agreement: agreementOf(legalNote) },
    ...(pageVersion !== undefined && { pageVersion }),
  };
}

/** Returns it as text to be stored, with the addresses of its links. */
function agreementOf(legalNote: LinkedText): string {
  return legalNote
    .map((part) => (typeof part === 'string' ? part : `${part.label} (${part.href})`))
    .join('')
    .slice(0, contextLimits.agreement);
}
