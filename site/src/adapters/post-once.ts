import type { SubmissionContext } from '@sponsor/domain';
import { v4 as uuidv4 } from 'uuid';
import { submissionContext } from './submission-context.ts';

/**
 * The ids of submissions without a successful response, by content: sending the same content again must not count
 * twice.
 */
const idempotencyKeys = new Map<string, string>();

/** Milliseconds after which a visitor may retry, although a slow connection might still deliver a response. */
const timeoutMs = 20_000;

/**
 * Posts a submission as JSON under its own id. The same submission keeps its id until it succeeds, so that the server stores it
 * once. `context` is sent with it, and may differ between attempts.
 *
 * @throws if it may not have been stored; the message contains nothing that the visitor typed. `accept` throws for a response
 * that is no success although its status says so.
 */
export async function postOnce(
  address: string,
  content: object,
  context: SubmissionContext,
  accept?: (response: Response) => Promise<void>,
): Promise<void> {
  const submission = `${address} ${JSON.stringify(content)}`;
  const id = idempotencyKeys.get(submission) ?? uuidv4();
  idempotencyKeys.set(submission, id);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify({ ...content, context: submissionContext(context) }),
    // The submission must survive the visitor leaving the page.
    keepalive: true,
    // A response from another server, such as a network's sign-in page, has stored nothing.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  await accept?.(response);
  idempotencyKeys.delete(submission);
}
