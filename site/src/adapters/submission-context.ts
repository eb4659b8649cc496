import { contextLimits, type SubmissionContext, submissionContextSchema } from '@sponsor/domain';
import { readTouches } from '../touches.ts';

/**
 * What our books keep beside the fields of a form; the CRM is told none of it. What does not pass the server's checks is
 * left out: no visitor is to pay for what an extension has written into the tab's storage.
 */
export function submissionContext(ofForm: SubmissionContext): SubmissionContext {
  const context: SubmissionContext = {
    ...ofForm,
    page: location.pathname.slice(0, contextLimits.address),
    elapsedMs: Math.round(performance.now() - shownAt()),
    consent: { ...ofForm.consent, globalPrivacyControl: navigator.globalPrivacyControl === true },
  };
  const whole = submissionContextSchema().safeParse({ ...context, ...readTouches() });
  return whole.success ? whole.data : context;
}

/** A page may have been made ready long before the visitor came to it. */
function shownAt(): number {
  const [visit] = performance.getEntriesByType('navigation');
  return visit && 'activationStart' in visit ? Number(visit.activationStart) : 0;
}
