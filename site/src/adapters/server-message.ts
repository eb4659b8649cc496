import type * as z from 'zod/mini';
import { refusalText, serverRefusalSchema } from './refusal-text.ts';

/** For a server that does not respond, or not with a readable message. */
export const unavailable = 'The server did not answer. Please try again.';

/** Returns the reason for a refusal: a message for staff, or the status if there is none, and sometimes a code. */
export async function serverProblem(response: Response): Promise<z.infer<typeof serverRefusalSchema>> {
  const body: unknown = await response.json().catch(() => undefined);
  const problem = serverRefusalSchema.safeParse(body);
  return problem.success
    ? { ...problem.data, message: refusalText(problem.data) }
    : { message: `The server answered with status ${response.status}.` };
}

/** Returns the message of a refusal for staff, or the status if there is none. */
export async function serverMessage(response: Response): Promise<string> {
  return (await serverProblem(response)).message;
}
