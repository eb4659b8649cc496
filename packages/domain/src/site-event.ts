import * as z from 'zod/mini';

/** Words of ours, in which no address and no number of a person fits. */
function ownWords(maximum: number) {
  return z
    .string()
    .check(z.regex(/^[a-z0-9/][a-z0-9 ,./_-]*$/i), z.maxLength(maximum), z.refine(holdsNoNumberOfAPerson));
}

function holdsNoNumberOfAPerson(text: string): boolean {
  return !/(?:\d[ ,./_-]*){7}/.test(text);
}

/** Something that is counted: a page that was shown, or what somebody did on it. */
export function siteEventSchema() {
  return z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('page'),
      path: z.string().check(z.startsWith('/'), z.maxLength(500)),
    }),
    z.strictObject({
      kind: z.literal('event'),
      category: ownWords(40),
      label: ownWords(80),
      value: z.exactOptional(z.number().check(z.gte(0), z.lte(1_000_000_000))),
    }),
  ]);
}

export type SiteEvent = z.infer<ReturnType<typeof siteEventSchema>>;
