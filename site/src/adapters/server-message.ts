import type * as z from 'zod/mini';
import { refusalText, serverRefusalSchema } from './refusal-text.ts';

/** For a server that does not answer, or not in a way that is meant for people. */
export const unavailable = 'The server did not answer. Please try again.';

/** Why the server refused: a sentence for staff, or the status where there is none, and sometimes a code. */
export async function serverProblem(response: Response): Promise<z.infer<typeof serverRefusalSchema>> {
  const body: unknown = await response.json().catch(() => undefined);
  const problem = serverRefusalSchema.safeParse(body);
  return problem.success
    ? { ...problem.data, message: refusalText(problem.data) }
    : { message: `The server answered with status ${response.status}.` };
}

/** The sentence for staff that says why the server refused, or the status where there is none. */
export async function serverMessage(response: Response): Promise<string> {
  return (await serverProblem(response)).message;
}
