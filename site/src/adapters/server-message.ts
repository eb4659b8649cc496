import * as z from 'zod/mini';

const problemSchema = z.object({ message: z.string() });

/** The sentence in which the server said why it refused, or the status where there is none. */
export async function serverMessage(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const problem = problemSchema.safeParse(body);
  return problem.success ? problem.data.message : `The server answered with status ${response.status}.`;
}
