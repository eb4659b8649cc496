import * as z from 'zod/mini';

// Stored page versions, as staff screens read them. Times are ISO 8601 in UTC.

const timestamp = z.string();

/** A unit of reading: a heading, a paragraph, a list item, a button, the name of a field or of a picture. */
export const pageBlockSchema = /* @__PURE__ */ z.object({
  kind: z.enum(['heading', 'text', 'control', 'picture']),
  text: z.string(),
});

export type PageBlock = z.infer<typeof pageBlockSchema>;

/** The content of a page version, in reading order. */
export const pageReadingSchema = /* @__PURE__ */ z.object({
  title: z.string(),
  description: z.string(),
  blocks: z.array(pageBlockSchema),
  claims: z.array(z.object({ id: z.string(), kind: z.string(), text: z.string() })),
  notes: z.array(z.object({ number: z.number(), text: z.string() })),
  /** The addresses of its links, each once. */
  links: z.array(z.string()),
});

export type PageReading = z.infer<typeof pageReadingSchema>;

export const keptPagesSchema = /* @__PURE__ */ z.array(
  z.object({
    path: z.string(),
    /** Of its newest version. */
    title: z.string(),
    wordings: z.number(),
    /** The time when its current wording first went live. */
    changedAt: timestamp,
    /** Whether visitors see it now. */
    live: z.boolean(),
  }),
);

export type KeptPage = z.infer<typeof keptPagesSchema>[number];

/** The wordings of a page, each with its period. */
export const pageWordingsSchema = /* @__PURE__ */ z.array(
  z.object({
    from: timestamp,
    /** Null while visitors see it. */
    until: z.nullable(timestamp),
    /** The versions with this wording, newest first: if there are several, only their look differs. */
    versions: z.array(z.string()),
  }),
);

export type PageWording = z.infer<typeof pageWordingsSchema>[number];

/** The differences between two versions, in reading order. Without changes their text is equal. */
export const pageComparisonSchema = /* @__PURE__ */ z.object({
  changes: z.array(
    z.object({
      kind: pageBlockSchema.shape.kind,
      /** The block in pieces: removed, added and unchanged text. */
      parts: z.array(z.object({ text: z.string(), change: z.enum(['same', 'removed', 'added']) })),
    }),
  ),
  linksRemoved: z.array(z.string()),
  linksAdded: z.array(z.string()),
});

export type PageComparison = z.infer<typeof pageComparisonSchema>;
