import * as z from 'zod/mini';
import { paragraphs } from './forms/text.ts';

/** The sections of a page whose picture staff may replace. */
export const illustratedSections = ['problem', 'solution'] as const;

export type IllustratedSection = (typeof illustratedSections)[number];

/** The longest that a picture may be described with, in characters. */
export const longestAlternativeText = 300;

const percent = z.int().check(z.minimum(0), z.maximum(100));

const focusSchema = /* @__PURE__ */ z.object({ x: percent, y: percent });

/** The point that stays in view however a picture is cut, in per cent of its width and height. */
export type Focus = z.infer<typeof focusSchema>;

export const centre: Focus = { x: 50, y: 50 };

/** A picture that staff have put in the place of a section's drawing. */
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

/** What each section shows instead of its drawing; a section that is left out shows the drawing. */
export const sectionImagesSchema = /* @__PURE__ */ z.object({
  problem: z.exactOptional(sectionImageSchema),
  solution: z.exactOptional(sectionImageSchema),
});

export type SectionImages = z.infer<typeof sectionImagesSchema>;

/** What a section has shown, and since when. */
export const sectionImageVersionSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** Null for the drawing that the site was built with. */
  image: z.nullable(sectionImageSchema),
  /** E-mail address of who put it there. */
  changedBy: z.string(),
  changedAt: z.string(),
});

export type SectionImageVersion = z.infer<typeof sectionImageVersionSchema>;

/** What staff ask a section to show. */
export const sectionImageChangeSchema = /* @__PURE__ */ z.union([
  z.strictObject({
    /** As an upload has answered it. */
    url: z
      .string()
      .check(z.regex(/^\/media\/[0-9a-f]{64}$/, 'This picture was never uploaded here. Please upload it again.')),
    alternativeText: paragraphs('The alternative text', longestAlternativeText).check(
      z.trim(),
      z.minLength(1, 'Please say what the picture shows, for those who cannot see it.'),
    ),
    focus: z.exactOptional(focusSchema),
  }),
  /** Back to the drawing. */
  z.strictObject({ url: z.null() }),
]);

export type SectionImageChange = z.infer<typeof sectionImageChangeSchema>;
