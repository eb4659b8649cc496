import { unavailable } from '@sponsor/content/admin';
import type * as z from 'zod/mini';
import { SignedOutError } from './leads-table.ts';
import { serverMessage } from './server-message.ts';

/**
 * Asks the server for what only staff may see or do.
 *
 * @throws SignedOutError without a staff session; otherwise an Error with a sentence for staff.
 */
export async function askDesk<Answer>(
  address: string,
  schema: z.ZodMiniType<Answer>,
  request: RequestInit,
): Promise<Answer> {
  const response = await fetch(address, request).catch((error: unknown) => {
    throw request.signal?.aborted ? error : new Error(unavailable);
  });
  if (response.status === 401) throw new SignedOutError(await serverMessage(response));
  if (!response.ok) throw new Error(await serverMessage(response));
  const answer = schema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new Error('The server gave an answer that cannot be read.');
  return answer.data;
}
