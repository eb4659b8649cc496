import { z } from 'zod';
import type { CrmAnswer } from './crm-client.ts';

export type Verdict = 'delivered' | 'retry' | 'dead-letter' | 'refused' | 'pause-all';

/** Findings in a response that may be logged: none contains the visitor's words. */
export interface Classification {
  verdict: Verdict;
  reason: string;
}

/**
 * Decides what a CRM response, or an error without one, means for a delivery. Only the CRM itself can accept or reject a
 * submission, so a response that does not look like the CRM's does neither.
 */
export function classifyAnswer(answer: CrmAnswer | string): Classification {
  if (typeof answer === 'string') return { verdict: 'retry', reason: `The CRM did not respond (${answer}).` };
  const { status } = answer;
  const reason = `The CRM responded with ${status}.`;
  // A redirect is not followed, because it would send the token elsewhere; it may be a passing fault of a proxy.
  if (status === 408 || status >= 500 || status < 200 || (status >= 300 && status < 400)) {
    return { verdict: 'retry', reason };
  }
  if (status === 429) return { verdict: 'pause-all', reason };
  if (status < 300) {
    if (acceptance.safeParse(parseJson(answer.text)).success) return { verdict: 'delivered', reason };
    return foreign(status);
  }
  if (status === 400) return classifyRefusal(answer.text);
  return { verdict: 'refused', reason };
}

const acceptance = z.looseObject({
  redirectUri: z.string().nullish(),
  inlineMessage: z.string().nullish(),
  status: z
    .unknown()
    .refine((status) => status !== 'error')
    .optional(),
  errors: z.tuple([]).nullish(),
});

const refusal = z.looseObject({
  status: z.literal('error'),
  errors: z.array(z.looseObject({ errorType: z.string().regex(/^[A-Z_]{1,64}$/) })).default([]),
});

/** Errors about the visitor's input. All others are about the form's setup at the CRM. */
const faultsOfTheSubmission = new Set([
  'INVALID_EMAIL',
  'BLOCKED_EMAIL',
  'INVALID_NUMBER',
  'NUMBER_OUT_OF_RANGE',
  'INPUT_TOO_LARGE',
  'MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED',
]);

function classifyRefusal(text: string | undefined): Classification {
  const read = refusal.safeParse(parseJson(text));
  if (!read.success) return foreign(400);
  const types = [...new Set(read.data.errors.map(({ errorType }) => errorType))].slice(0, 5);
  const reason = `The CRM responded with 400${types.length > 0 ? ` (${types.join(', ')})` : ''}.`;
  const own = types.length === 0 || types.some((type) => faultsOfTheSubmission.has(type));
  return { verdict: own ? 'dead-letter' : 'refused', reason };
}

function foreign(status: number): Classification {
  return {
    verdict: 'refused',
    reason: `Unexpected ${status} response: a proxy may be intercepting requests to the CRM.`,
  };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
