import type { SubmissionContext } from '@sponsor/domain';
import { v4 as uuidv4 } from 'uuid';
import { submissionContext } from './submission-context.ts';

/** Submissions that got no good answer, by their content: sending the same again must not count as a second one. */
const unanswered = new Map<string, string>();

/** Milliseconds after which a visitor may try again, though a slow connection might still have got an answer. */
const patience = 20_000;

/**
 * Posts what a visitor submits, as JSON under an id of its own. The same submission keeps its id until it is answered
 * well, so that the server stores it once. `context` travels beside it, and may differ from one try to the next.
 *
 * @throws when it may not have been stored; the message carries nothing that the visitor typed. `accept` throws for an
 * answer that is no success although its status says so.
 */
export async function postOnce(
  address: string,
  content: object,
  context: SubmissionContext,
  accept?: (response: Response) => Promise<void>,
): Promise<void> {
  const submission = `${address} ${JSON.stringify(content)}`;
  const id = unanswered.get(submission) ?? uuidv4();
  unanswered.set(submission, id);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify({ ...content, context: submissionContext(context) }),
    // Whoever sends a form and goes on at once has sent it.
    keepalive: true,
    // What answers elsewhere, as a network's sign-in page, has stored nothing.
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  await accept?.(response);
  unanswered.delete(submission);
}
