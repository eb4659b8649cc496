import { type DeckValues, deckAddress, type SubmissionContext } from '@sponsor/domain';
import { postOnce } from './post-once.ts';

/**
 * Asks the server for the deck [call-4], which stores the request and feeds the CRM.
 *
 * @param context what the form knows beside the values, for our books alone.
 * @throws when the request may not have been stored, which an answer of 200 can also say; the message carries nothing
 * that the visitor typed.
 */
export function requestDeck(values: DeckValues, context: SubmissionContext): Promise<void> {
  return postOnce(deckAddress, values, context, async (response) => {
    const answer: unknown = await response.json().catch(() => undefined);
    if (typeof answer === 'object' && answer && 'error' in answer && answer.error)
      throw new Error(`${deckAddress} answered with an error.`);
  });
}
