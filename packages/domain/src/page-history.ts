import * as z from 'zod/mini';

// What the books keep of pages, as staff screens read it. Times are ISO 8601 in UTC.

const instant = z.string();

/** What can be read in one go: a heading, a paragraph, a line of a list, a button, the name of a field or of a picture. */
export const pageBlockSchema = /* @__PURE__ */ z.object({
  kind: z.enum(['heading', 'text', 'control', 'picture']),
  text: z.string(),
});

export type PageBlock = z.infer<typeof pageBlockSchema>;

/** What a version of a page said, in reading order. */
export const pageReadingSchema = /* @__PURE__ */ z.object({
  title: z.string(),
  description: z.string(),
  blocks: z.array(pageBlockSchema),
  claims: z.array(z.object({ id: z.string(), kind: z.string(), text: z.string() })),
  notes: z.array(z.object({ number: z.number(), text: z.string() })),
  /** The addresses it led to, each once. */
  links: z.array(z.string()),
});

export type PageReading = z.infer<typeof pageReadingSchema>;

export const keptPagesSchema = /* @__PURE__ */ z.array(
  z.object({
    path: z.string(),
    /** Of its newest version. */
    title: z.string(),
    wordings: z.number(),
    /** When its present wording was first live. */
    changedAt: instant,
    /** Whether visitors are shown it now. */
    live: z.boolean(),
  }),
);

export type KeptPage = z.infer<typeof keptPagesSchema>[number];

/** One wording of a page for as long as no other took its place. */
export const pageWordingsSchema = /* @__PURE__ */ z.array(
  z.object({
    from: instant,
    /** Null while visitors are shown it. */
    until: z.nullable(instant),
    /** The versions with this wording, newest first: where there are several, they only look different. */
    versions: z.array(z.string()),
  }),
);

export type PageWording = z.infer<typeof pageWordingsSchema>[number];

/** What one version says and another does not, in reading order. Without changes they say the same. */
export const pageComparisonSchema = /* @__PURE__ */ z.object({
  changes: z.array(
    z.object({
      kind: pageBlockSchema.shape.kind,
      /** The block in pieces: what was, what is, and what stayed. */
      parts: z.array(z.object({ text: z.string(), change: z.enum(['same', 'removed', 'added']) })),
    }),
  ),
  linksRemoved: z.array(z.string()),
  linksAdded: z.array(z.string()),
});

export type PageComparison = z.infer<typeof pageComparisonSchema>;
