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

/** Returns the time in ms from loading the page to showing it, which is long after if the page was prerendered. */
function shownAt(): number {
  const arrival = visit();
  return arrival && 'activationStart' in arrival ? Number(arrival.activationStart) : 0;
}
