import { contextLimits, type LinkedText, type SubmissionContext } from '@sponsor/domain';

/** What a form knows beside what is typed: the sentence under it, and the version of the page that it stands on. */
export function formContext(legalNote: LinkedText, pageVersion: string | undefined): SubmissionContext {
  return {
    consent: { agreement: agreementOf(legalNote) },
    ...(pageVersion !== undefined && { pageVersion }),
  };
}

/** As text to be kept, with the addresses of what it names. */
function agreementOf(legalNote: LinkedText): string {
  return legalNote
    .map((part) => (typeof part === 'string' ? part : `${part.label} (${part.href})`))
    .join('')
    .slice(0, contextLimits.agreement);
}
