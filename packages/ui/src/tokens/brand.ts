import { z } from 'zod';

/** `#rrggbb`, so that its contrast is known on any background. */
export type Colour = `#${string}`;

/** A translucent color, such as `rgb(25 31 28 / 0.14)`. */
export type SheerColour = `rgb(${number} ${number} ${number} / ${number})`;

const colour = z.custom<Colour>(
  (value) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value),
  'a colour reads #rrggbb',
);
const sheerColour = z.custom<SheerColour>((value) => {
  const [, ...channels] =
    /^rgb\((\d{1,3}) (\d{1,3}) (\d{1,3}) \/ (?:0|1|0?\.\d+)\)$/.exec(typeof value === 'string' ? value : '') ?? [];
  return channels.length === 3 && channels.every((channel) => Number(channel) <= 255);
}, 'a colour that lets the ground through reads like rgb(25 31 28 / 0.14)');
const pixels = z.number().nonnegative();
const target = z.number().min(24, 'a control is at least 24 pixels high');
const weight = z.number().min(1).max(1000);
/** With or without quotation marks, or as a custom property. An open quotation mark would end the stylesheet. */
const family = /^\s*(?:"[^"<\\\n]+"|'[^'<\\\n]+'|[\p{L}\d_-]+(?: [\p{L}\d_-]+)*|var\(--[\w-]+\))\s*$/u;
const stack = z
  .string()
  .refine(
    (families) => families.split(',').every((name) => family.test(name)),
    'a font stack is a value of font-family',
  );
const leading = z.number().min(1);

const range = z
  .object({
    /** Pixels at a window width of 360 px and below. */
    min: pixels,
    /** Pixels at a window width of 1440 px and above. */
    max: pixels,
  })
  .refine(({ min, max }) => min <= max, 'min is for small windows, and no larger than max');

const surface = z.strictObject({
  /** The background of the page. */
  page: colour,
  /** Cards, inputs and panels. */
  raised: colour,
  /** A highlighted band. */
  tint: colour,
  text: colour,
  textMuted: colour,
  /** Fills and roofs; on the base surface also the text of current items, on the inverse one large type at most. */
  accent: colour,
  accentHover: colour,
  onAccent: colour,
  /** Dimension text, footnote marks and other small type. */
  annotation: colour,
  /** Pins, lit windows and other details. Never text. */
  detail: colour,
  /** Decorative rules. Nothing depends on seeing them. */
  lineSubtle: colour,
  /** The edge of inputs. */
  lineControl: colour,
  danger: colour,
  success: colour,
  /** The fill of the primary button and the text on it. */
  action: colour,
  actionHover: colour,
  onAction: colour,
  /** Shadow side of a drawing, already mixed with its opacity. */
  shade: sheerColour,
});

const font = z.strictObject({
  /**
   * The value of `font-family`: the brand's font, then its fallbacks. The brand loads no font: the page does, with
   * `@font-face`, a font package or its framework.
   */
  stack,
  /** 1 to 1000. */
  weight,
});

/** Validates a brand. Omitted measures get their defaults. */
export const brandSchema = z.strictObject({
  /** The value of `data-theme`: lower-case letters, digits and hyphens. */
  name: z.string().regex(/^[a-z][a-z\d-]*$/, 'a name is small letters, figures and hyphens'),
  colour: z.strictObject({
    base: surface,
    /** The same jobs on the dark band and in the footer. */
    inverse: surface,
  }),
  font: z.strictObject({
    display: font,
    text: font.extend({ mediumWeight: weight, strongWeight: weight }),
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
      /** Tracking of display type in em; text type has none. */
      tracking: z.strictObject({ large: z.number().default(-0.026), medium: z.number().default(-0.018) }).prefault({}),
      leading: z
        .strictObject({ tight: leading.default(1.06), snug: leading.default(1.25), body: leading.default(1.55) })
        .prefault({}),
    })
    .prefault({}),
  /** Pixels of one step of space; the scale has its multiples. */
  spaceUnit: z.number().positive().default(4),
  /** Pixels. */
  layout: z
    .strictObject({
      /** The maximum width of the page. */
      container: pixels.default(1440),
      /** Space at both sides of the page. */
      gutter: range.default({ min: 20, max: 64 }),
      /** Space above and below a section. */
      section: range.default({ min: 64, max: 128 }),
      /** Height of the page's header on phones. */
      headerCompact: pixels.default(64),
      header: pixels.default(76),
      /** Longest comfortable line, in `em`: about 80 letters, the most that WCAG 1.4.8 allows. A `ch` would change when the font loads. */
      measure: z.number().positive().default(38),
    })
    .prefault({}),
  /** Buttons and inputs, in pixels; at least 24. */
  control: z
    .strictObject({ height: target.default(48), heightSmall: target.default(42), radius: pixels.default(3) })
    .prefault({}),
  /** Fixed sizes, in pixels, for screens that people work in all day: staff tables and their tools. */
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
          /** Replaces both heights below the medium breakpoint. */
          heightTouch: target.default(44),
        })
        .prefault({}),
    })
    .prefault({}),
  /** Milliseconds; with reduced motion all are zero. */
  motion: z
    .strictObject({
      fast: pixels.default(120),
      medium: pixels.default(200),
      slow: pixels.default(320),
      /** The time to draw a drawing. */
      draw: pixels.default(900),
      /** The four numbers of `cubic-bezier()`. */
      ease: z
        .tuple([z.number().min(0).max(1), z.number(), z.number().min(0).max(1), z.number()])
        .readonly()
        .default([0.2, 0, 0, 1]),
    })
    .prefault({}),
  /** The only shadow of the system, under popovers and toasts; lengths in pixels. */
  shadow: z.strictObject({ y: z.number(), blur: pixels, colour: sheerColour }),
  /** Stroke widths of the four drawing pens, thin to thick, in CSS pixels. */
  pens: z.tuple([pixels, pixels, pixels, pixels]).readonly().default([0.6, 1, 1.7, 3.2]),
});

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/** All values of a brand, completed and checked by `defineBrand`. Every token is derived from it. */
export type Brand = Frozen<z.output<typeof brandSchema>>;

/** The input of `defineBrand`: name, colors, fonts and a shadow, and any measures that differ from the defaults. */
export type BrandOptions = Frozen<z.input<typeof brandSchema>>;

/** A length in CSS pixels at the smallest and at the largest supported window; the resolver interpolates linearly. */
export type FluidRange = Frozen<z.output<typeof range>>;

/** The colors of one surface. Text colors need a contrast of 4.5:1 and edges of controls 3:1, which `defineBrand` checks. */
export type SurfaceColours = Frozen<z.output<typeof surface>>;

export type BrandFont = Frozen<z.output<typeof font>>;

/** Type steps, small to large: `small` is for notes, `body` for running text, `hero` for the one headline of a page. */
export type TypeStep = keyof Brand['type']['sizes'];

/** Steps of space, as multiples of the brand's `spaceUnit`. */
export type SpaceStep = 'x1' | 'x2' | 'x3' | 'x4' | 'x6' | 'x8' | 'x12' | 'x16' | 'x24' | 'x32';
