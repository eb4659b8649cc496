import * as z from 'zod/mini';
import { attentionHeaders } from './attention.ts';
import { askForProof } from './proof.ts';
import { serverMessage, serverProblem, unavailable } from './server-message.ts';

/** The session has ended, or there never was one. */
export class SignedOutError extends Error {
  override name = 'SignedOutError';
}

/**
 * Asks the server for what only staff may see or do. Where it wants proof first that it is still the same person, they
 * are asked for it, and then the server once more.
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
  if (!response.ok) {
    const { message, code } = await serverProblem(response);
    if (code === 'reauthenticate' && (await askForProof())) return askDesk(address, schema, request);
    throw new Error(message);
  }
  const answer = schema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new Error('The server gave an answer that cannot be read.');
  return answer.data;
}

/** Reads what is under `/api/desk/`. Throws as `askDesk` does. */
export function readDesk<Answer>(path: string, schema: z.ZodMiniType<Answer>, signal: AbortSignal): Promise<Answer> {
  return askDesk(`/api/desk/${path}`, schema, { signal, headers: attentionHeaders() });
}

export type DeskAnswer<Answer> = { kind: 'done'; answer: Answer } | { kind: 'refused'; message: string };

/** Asks for a change under `/api/desk/`. A refusal is a sentence for staff. */
export async function changeDesk<Answer>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object,
  schema: z.ZodMiniType<Answer>,
): Promise<DeskAnswer<Answer>> {
  const headers = { 'Content-Type': 'application/json' };
  try {
    const request = { method, headers, body: JSON.stringify(body) };
    return { kind: 'done', answer: await askDesk(`/api/desk/${path}`, schema, request) };
  } catch (error) {
    return { kind: 'refused', message: error instanceof Error ? error.message : unavailable };
  }
}

/** For changes whose answer says no more than that they were made. */
export const nothingMore = /* @__PURE__ */ z.object({});

/** The sentence that says why something was refused, or nothing. */
export async function refusalOf(asked: Promise<DeskAnswer<unknown>>): Promise<string | undefined> {
  const answer = await asked;
  return answer.kind === 'refused' ? answer.message : undefined;
}
