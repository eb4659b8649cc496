import { apiRefusalSchema, refusalMessage } from '@sponsor/domain';
import * as z from 'zod/mini';

/** A refusal from the server; the code may be of another release. */
export const serverRefusalSchema = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  value: z.optional(z.string()),
});

/** Returns a refusal's text for staff: by its code, or the server's own message if this release does not know the code. */
export function refusalText(refusal: z.infer<typeof serverRefusalSchema>): string {
  const { data } = apiRefusalSchema.safeParse(refusal);
  return data ? refusalMessage(data) : refusal.message;
}
