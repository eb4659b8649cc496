import * as z from 'zod/mini';

/** For a server that does not answer, or not in a way that is meant for people. */
export const unavailable = 'The server did not answer. Please try again.';

const problemSchema = z.object({ message: z.string(), code: z.optional(z.string()) });

/** Why the server refused: a sentence, or the status where there is none, and sometimes a code for programs. */
export async function serverProblem(response: Response): Promise<z.infer<typeof problemSchema>> {
  const body: unknown = await response.json().catch(() => undefined);
  const problem = problemSchema.safeParse(body);
  return problem.success ? problem.data : { message: `The server answered with status ${response.status}.` };
}

/** The sentence in which the server said why it refused, or the status where there is none. */
export async function serverMessage(response: Response): Promise<string> {
  return (await serverProblem(response)).message;
}
