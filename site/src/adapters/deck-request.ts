import { type DeckValues, deckAddress, type SubmissionContext } from '@sponsor/domain';
import { postOnce } from './post-once.ts';

/**
 * Asks the server for the deck [call-4], which stores the request and feeds the CRM.
 *
 * @param context further data for our own records, which the CRM does not receive.
 * @throws if the request may not have been stored, which a 200 response can also mean; the message contains nothing that the
 * visitor typed.
 */
export function requestDeck(values: DeckValues, context: SubmissionContext): Promise<void> {
  return postOnce(deckAddress, values, context, async (response) => {
    const answer: unknown = await response.json().catch(() => undefined);
    if (typeof answer === 'object' && answer && 'error' in answer && answer.error)
      throw new Error(`${deckAddress} answered with an error.`);
  });
}
