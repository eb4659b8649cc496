import type { FormId, FundKind } from '@sponsor/domain';

/** The registration form of a fund's webinar. */
export const webinarForms = {
  'regulation-a': 'webinar-reg-a',
  'regulation-d': 'webinar-reg-d',
} as const satisfies Record<FundKind, FormId>;
