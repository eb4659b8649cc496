import { type DeskRefusalCode, deskRefusalSchema } from '@sponsor/domain';
import * as z from 'zod/mini';

const texts: Record<DeskRefusalCode, string> = {
  'unknown-lead': 'There is no such lead any more.',
  'unknown-status': 'There is no status "{value}".',
  'unknown-owner': 'No colleague who may change leads has the address {value}.',
  'reason-needed': 'Please say why this person may be contacted again.',
  'contact-to-come': 'This time of contact is still to come.',
  'slow-filters': 'These filters take too long over so many leads. Please choose the days on which they came.',
  'request-waits': 'This person waits for an answer to the same request already.',
  'legal-hold': 'This person may not be erased as long as the legal hold stands.',
};

/** A refusal from the server; `code` and `value` are the domain's if it is a desk refusal. */
export const serverRefusalSchema = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  value: z.optional(z.string()),
});

/** Returns a refusal's text for staff: by its code, or the server's own message if the code has no text. */
export function refusalText(refusal: z.infer<typeof serverRefusalSchema>): string {
  const { data } = deskRefusalSchema.safeParse(refusal);
  return data ? texts[data.code].replace('{value}', () => data.value ?? '') : refusal.message;
}
