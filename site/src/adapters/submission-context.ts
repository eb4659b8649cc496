import { contextLimits, type SubmissionContext } from '@sponsor/domain';
import { readConsent } from '../browser/consent.ts';
import { readTouches } from '../browser/touches.ts';
import { visit } from '../browser/visit.ts';

/** What our books keep beside the fields of a form; the CRM is told none of it. */
export function submissionContext(ofForm: SubmissionContext): SubmissionContext {
  return {
    ...ofForm,
    page: location.pathname.slice(0, contextLimits.address),
    elapsedMs: Math.min(Math.round(performance.now() - shownAt()), contextLimits.elapsedMs),
    consent: { ...ofForm.consent, ...readConsent() },
    ...readTouches(),
  };
}

/** A page may have been made ready long before the visitor came to it. */
function shownAt(): number {
  const arrival = visit();
  return arrival && 'activationStart' in arrival ? Number(arrival.activationStart) : 0;
}
