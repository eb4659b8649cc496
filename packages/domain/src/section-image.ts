import * as z from 'zod/mini';
import { refusedAs, typedText } from './api/fields.ts';

/** The sections of a page whose picture staff may replace. */
export const illustratedSections = ['problem', 'solution'] as const;

export type IllustratedSection = (typeof illustratedSections)[number];

/** The files that an upload accepts. The server refuses all others, and judges the type by the file's content. */
export const uploadLimits = { types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], megabytes: 10 } as const;

/** The longest that a picture may be described with, in characters. */
export const maxAlternativeTextLength = 300;

const percent = z.int().check(z.minimum(0), z.maximum(100));

const focusSchema = /* @__PURE__ */ z.object({ x: percent, y: percent });

/** The point that stays in view however a picture is cropped, in percent of its width and height. */
export type Focus = z.infer<typeof focusSchema>;

export const centeredFocus: Focus = { x: 50, y: 50 };

/** A picture with which staff have replaced a section's drawing. */
export const sectionImageSchema = /* @__PURE__ */ z.object({
  /** The widest of its files. */
  src: z.string(),
  /** All of them with their widths, as in the `srcset` of an `img`. */
  srcSet: z.string(),
  width: z.number(),
  height: z.number(),
  alternativeText: z.string(),
  focus: focusSchema,
});

export type SectionImage = z.infer<typeof sectionImageSchema>;

/** The pictures that replace drawings, by section; a section without one shows its drawing. */
export const sectionImagesSchema = /* @__PURE__ */ z.object({
  problem: z.exactOptional(sectionImageSchema),
  solution: z.exactOptional(sectionImageSchema),
});

export type SectionImages = z.infer<typeof sectionImagesSchema>;

/** A picture that a section has shown, and since when. */
export const sectionImageVersionSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** Null for the drawing that the site was built with. */
  image: z.nullable(sectionImageSchema),
  /** Email address of the person who put it there. */
  changedBy: z.string(),
  changedAt: z.string(),
});

export type SectionImageVersion = z.infer<typeof sectionImageVersionSchema>;

/** A change of a section's picture by staff. */
export const sectionImageChangeSchema = /* @__PURE__ */ z.union([
  z.strictObject({
    /** The address that an upload returned. */
    url: z.string().check(z.regex(/^\/media\/[0-9a-f]{64}$/, refusedAs('picture-not-uploaded'))),
    alternativeText: typedText(maxAlternativeTextLength).check(z.minLength(1, refusedAs('alternative-text-required'))),
    focus: z.exactOptional(focusSchema),
  }),
  /** Restores the drawing. */
  z.strictObject({ url: z.null() }),
]);

export type SectionImageChange = z.infer<typeof sectionImageChangeSchema>;
