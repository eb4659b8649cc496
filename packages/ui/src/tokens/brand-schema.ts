import { z } from 'zod';
import type { Brand, BrandOptions, Colour, SheerColour } from './brand.ts';

const colour = z.custom<Colour>(
  (value) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value),
  'a color must be #rrggbb',
);
const sheerColour = z.custom<SheerColour>((value) => {
  const [, ...channels] =
    /^rgb\((\d{1,3}) (\d{1,3}) (\d{1,3}) \/ (?:0|1|0?\.\d+)\)$/.exec(typeof value === 'string' ? value : '') ?? [];
  return channels.length === 3 && channels.every((channel) => Number(channel) <= 255);
}, 'a translucent color must be like rgb(25 31 28 / 0.14)');
const pixels = z.number().nonnegative();
const target = z.number().min(24, 'a control must be at least 24 pixels high');
const weight = z.number().min(1).max(1000);
/** With or without quotation marks, or as a custom property. An open quotation mark would end the stylesheet. */
const family = /^\s*(?:"[^"<\\\n]+"|'[^'<\\\n]+'|[\p{L}\d_-]+(?: [\p{L}\d_-]+)*|var\(--[\w-]+\))\s*$/u;
const stack = z
  .string()
  .refine(
    (families) => families.split(',').every((name) => family.test(name)),
    'a font stack must be a valid value of font-family',
  );
const range = z
  .object({ min: pixels, max: pixels })
  .refine(({ min, max }) => min <= max, 'min must be no larger than max');

const surface = z.object({
  page: colour,
  raised: colour,
  tint: colour,
  text: colour,
  textMuted: colour,
  accent: colour,
  accentHover: colour,
  onAccent: colour,
  annotation: colour,
  detail: colour,
  lineSubtle: colour,
  lineControl: colour,
  danger: colour,
  success: colour,
  action: colour,
  actionHover: colour,
  onAction: colour,
  shade: sheerColour,
});

const font = z.object({ stack, weight });

/**
 * Validates a brand. Omitted measures get their defaults. The types are written out next to it rather than inferred, because
 * TypeScript drops the docstrings of inferred types when it writes the published declarations.
 */
export const brandSchema: z.ZodType<Brand, BrandOptions> = z.strictObject({
  name: z.string().regex(/^[a-z][a-z\d-]*$/, 'a name must be lowercase letters, digits and hyphens'),
  colour: z.strictObject({ base: surface.strict(), inverse: surface.strict() }),
  font: z.strictObject({
    display: font.strict(),
    text: font.extend({ mediumWeight: weight, strongWeight: weight }).strict(),
  }),
  type: z
    .strictObject({
      sizes: z
        .strictObject({
          small: range.default({ min: 13, max: 14 }),
          body: range.default({ min: 16, max: 18 }),
          lede: range.default({ min: 19, max: 23 }),
          title: range.default({ min: 23, max: 31 }),
          heading3: range.default({ min: 28, max: 42 }),
          heading2: range.default({ min: 34, max: 60 }),
          hero: range.default({ min: 38, max: 68 }),
        })
        .prefault({}),
      tracking: z.strictObject({ large: z.number().default(-0.026), medium: z.number().default(-0.018) }).prefault({}),
      leading: z
        .strictObject({
          tight: z.number().min(1).default(1.06),
          snug: z.number().min(1).default(1.25),
          body: z.number().min(1).default(1.55),
        })
        .prefault({}),
    })
    .prefault({}),
  spaceUnit: z.number().positive().default(4),
  layout: z
    .strictObject({
      container: pixels.default(1440),
      gutter: range.default({ min: 20, max: 64 }),
      section: range.default({ min: 64, max: 128 }),
      headerCompact: pixels.default(64),
      header: pixels.default(76),
      measure: z.number().positive().default(38),
    })
    .prefault({}),
  control: z
    .strictObject({ height: target.default(48), heightSmall: target.default(42), radius: pixels.default(3) })
    .prefault({}),
  compact: z
    .strictObject({
      sizes: z
        .strictObject({
          small: pixels.default(13),
          body: pixels.default(15),
          lede: pixels.default(17),
          title: pixels.default(22),
          heading3: pixels.default(28),
          heading2: pixels.default(34),
          hero: pixels.default(40),
        })
        .prefault({}),
      control: z
        .strictObject({
          height: target.default(40),
          heightSmall: target.default(32),
          heightTouch: target.default(44),
        })
        .prefault({}),
    })
    .prefault({}),
  motion: z
    .strictObject({
      fast: pixels.default(120),
      medium: pixels.default(200),
      slow: pixels.default(320),
      draw: pixels.default(900),
      ease: z
        .tuple([z.number().min(0).max(1), z.number(), z.number().min(0).max(1), z.number()])
        .default([0.2, 0, 0, 1]),
    })
    .prefault({}),
  shadow: z.strictObject({ y: z.number(), blur: pixels, colour: sheerColour }),
  pens: z.tuple([pixels, pixels, pixels, pixels]).default([0.6, 1, 1.7, 3.2]),
});
