import * as z from 'zod/mini';

/** Matches our own words, which cannot contain an address or a telephone number. */
function ownWords(maximum: number) {
  return z
    .string()
    .check(z.regex(/^[a-z0-9/][a-z0-9 ,./_-]*$/i), z.maxLength(maximum), z.refine(holdsNoNumberOfAPerson));
}

function holdsNoNumberOfAPerson(text: string): boolean {
  return !/(?:\d[ ,./_-]*){7}/.test(text);
}

/** Validates a counted event: a page view, or a visitor's action on the page. */
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
