import type { DeckValues } from '@sponsor/domain';
import * as z from 'zod/mini';

const answerSchema = z.object({ error: z.optional(z.unknown()) });

/** Milliseconds after which a visitor may try again, though a slow connection might still have got an answer. */
const patience = 20_000;

const address = '/functions/v1/submit-hubspot-lead';

/**
 * Asks the server for the deck (spec §7, call 4), which stores the request and feeds the CRM.
 *
 * @throws when the request may not have been stored, which an answer of 200 can also say; the message carries nothing
 * that the visitor typed.
 */
export async function requestDeck(values: DeckValues): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
  if (answer.data?.error) throw new Error(`${address} answered with an error.`);
}
