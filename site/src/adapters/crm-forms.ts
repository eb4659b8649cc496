import type { Field, FormId } from '@sponsor/domain';
import { v4 as uuidv4 } from 'uuid';

/** Submissions that got no good answer, by their content: sending the same again must not count as a second one. */
const unanswered = new Map<string, string>();

/** Milliseconds after which a visitor may try again, though a slow connection might still have got an answer. */
const patience = 20_000;

/**
 * Sends a form to the server, which stores it and feeds the CRM (spec §7, calls 1-3). Only the ok status counts.
 *
 * @throws when the submission may not have been stored; the message carries nothing that the visitor typed.
 */
export async function sendForm(formId: FormId, fields: readonly Field[]): Promise<void> {
  const address = `/api/forms/${formId}/submissions`;
  const body = JSON.stringify({ fields });
  const submission = `${formId} ${body}`;
  const id = unanswered.get(submission) ?? uuidv4();
  unanswered.set(submission, id);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body,
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  unanswered.delete(submission);
}
