import type { FormId, FundKind } from '@sponsor/domain';

/** The form by which one comes to the webinar of a fund. */
export const webinarForms = {
  'regulation-a': 'webinar-reg-a',
  'regulation-d': 'webinar-reg-d',
} as const satisfies Record<FundKind, FormId>;
