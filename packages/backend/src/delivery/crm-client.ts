import type { CrmFormId, Field } from '@sponsor/domain';
import { readRetryAfter } from './retry-after.ts';

export interface CrmConfiguration {
  url: string;
  token: string;
  portalId: string;
  /** A form without an id is not delivered; its submissions wait. */
  formIds: ReadonlyMap<CrmFormId, string>;
}

interface CrmSubmission {
  submissionId: string;
  formId: CrmFormId;
  fields: readonly Field[];
  receivedAt: Date;
}

export interface CrmAnswer {
  status: number;
  /** The body, for the verdict only and never stored: it may quote the visitor. Undefined above 64 kB, which no genuine response reaches. */
  text: string | undefined;
  /** Present if the CRM said how long to wait. */
  retryAfterMs?: number;
}

export interface CrmClient {
  /** The forms that have an id at the CRM. */
  connectedForms: readonly CrmFormId[];
  /** @throws if no complete response arrived within 10 s, or the form has no id. */
  submit(submission: CrmSubmission): Promise<CrmAnswer>;
}

const answerTimeoutMs = 10_000;
const maxAnswerLength = 64 * 1024;

// The CRM refuses a submission dated more than a month ago, and uses the current time if there is no date.
const oldestAcceptedMs = 28 * 24 * 60 * 60 * 1000;

export function createCrmClient({ url, token, portalId, formIds }: CrmConfiguration): CrmClient {
  return {
    connectedForms: [...formIds.keys()],
    async submit({ submissionId, formId, fields, receivedAt }) {
      const form = formIds.get(formId);
      if (form === undefined) throw new Error(`The form ${formId} has no CRM form id.`);
      const recent = Date.now() - receivedAt.getTime() < oldestAcceptedMs;
      const path = `submissions/v3/integration/secure/submit/${encodeURIComponent(portalId)}/${encodeURIComponent(form)}`;
      const response = await fetch(`${url.replace(/(?<!\/)\/+$/, '')}/${path}`, {
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
      const { status, headers } = response;
      const retryAfterMs = readRetryAfter(headers.get('retry-after'), headers.get('date'));
      return { status, text: await readText(response), ...(retryAfterMs !== undefined && { retryAfterMs }) };
    },
  };
}

async function readText({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  // Leaving the loop early cancels the rest of the body.
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxAnswerLength) return undefined;
  }
  return text + decoder.decode();
}
