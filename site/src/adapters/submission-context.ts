import { contextLimits, type SubmissionContext } from '@sponsor/domain';
import { readConsent } from '../browser/consent.ts';
import { readTouches } from '../browser/touches.ts';
import { visit } from '../browser/visit.ts';

/** Further data that our own records keep with a form; the CRM receives none of it. */
export function submissionContext(ofForm: SubmissionContext): SubmissionContext {
  return {
    ...ofForm,
    page: location.pathname.slice(0, contextLimits.address),
    elapsedMs: Math.min(Math.round(performance.now() - shownAt()), contextLimits.elapsedMs),
    consent: { ...ofForm.consent, ...readConsent() },
    ...readTouches(),
  };
}

/** A page may have been prerendered long before the visitor saw it. */
function shownAt(): number {
  const arrival = visit();
  return arrival && 'activationStart' in arrival ? Number(arrival.activationStart) : 0;
}
