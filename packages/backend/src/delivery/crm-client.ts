import type { Field, FormId } from '@sponsor/domain';
import { readRetryAfter } from './retry-after.ts';

export interface CrmConfiguration {
  url: string;
  token: string;
  portalId: string;
  /** A form without an id is not delivered; its submissions wait. */
  formIds: ReadonlyMap<FormId, string>;
}

interface CrmSubmission {
  submissionId: string;
  formId: FormId;
  fields: readonly Field[];
  receivedAt: Date;
}

export interface CrmAnswer {
  status: number;
  /** Present when the CRM said how long to wait. */
  retryAfterMs?: number;
}

export interface CrmClient {
  /** The forms that have an id at the CRM. */
  connectedForms: readonly FormId[];
  /** @throws when no answer came within 10 s, or when the form has no id. */
  submit(submission: CrmSubmission): Promise<CrmAnswer>;
}

const answerTimeoutMs = 10_000;

// The CRM refuses a submission whose own date is more than a month old, and takes the present when there is none.
const oldestAcceptedMs = 28 * 24 * 60 * 60 * 1000;

/** Only the status of an answer is read: its body may quote the visitor. */
export function createCrmClient({ url, token, portalId, formIds }: CrmConfiguration): CrmClient {
  return {
    connectedForms: [...formIds.keys()],
    async submit({ submissionId, formId, fields, receivedAt }) {
      const form = formIds.get(formId);
      if (form === undefined) throw new Error(`The form ${formId} has no id at the CRM.`);
      const recent = Date.now() - receivedAt.getTime() < oldestAcceptedMs;
      const path = `submissions/v3/integration/secure/submit/${encodeURIComponent(portalId)}/${encodeURIComponent(form)}`;
      const response = await fetch(`${url.replace(/\/+$/, '')}/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': submissionId,
        },
        body: JSON.stringify({ fields, ...(recent && { submittedAt: String(receivedAt.getTime()) }) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      await response.body?.cancel();
      const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
      return { status: response.status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
    },
  };
}
