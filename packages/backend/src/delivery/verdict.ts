export type Verdict = 'delivered' | 'retry' | 'dead-letter' | 'pause-form' | 'pause-all';

/** What an answer of the CRM means for a delivery; undefined stands for no answer at all. */
export function verdictOn(status: number | undefined): Verdict {
  if (status === undefined || status === 408 || status >= 500 || status < 200) return 'retry';
  if (status < 300) return 'delivered';
  // A redirect is not followed, since it would carry the token elsewhere; it may be a passing fault of a proxy.
  if (status < 400) return 'retry';
  if (status === 429) return 'pause-all';
  // The token, the portal or the form id is wrong: no submission of this form can pass until an operator mends it.
  if (status === 401 || status === 403 || status === 404) return 'pause-form';
  return 'dead-letter';
}
