/** A length in CSS pixels at the smallest and at the largest supported window; the resolver interpolates linearly. */
export interface FluidRange {
  /** Pixels at a window width of 360 px and below. */
  readonly min: number;
  /** Pixels at a window width of 1440 px and above. */
  readonly max: number;
}

/** `#rrggbb`, so that its contrast is known on any background. */
export type Colour = `#${string}`;

/** A translucent color, such as `rgb(25 31 28 / 0.14)`. */
export type SheerColour = `rgb(${number} ${number} ${number} / ${number})`;

/** The colors of one surface. Text colors need a contrast of 4.5:1 and edges of controls 3:1, which `defineBrand` checks. */
export interface SurfaceColours {
  /** The background of the page. */
  readonly page: Colour;
  /** Cards, inputs and panels. */
  readonly raised: Colour;
  /** A highlighted band. */
  readonly tint: Colour;
  readonly text: Colour;
  readonly textMuted: Colour;
  /** Fills and roofs; on the base surface also the text of current items, on the inverse one large type at most. */
  readonly accent: Colour;
  readonly accentHover: Colour;
  readonly onAccent: Colour;
  /** Dimension text, footnote marks and other small type. */
  readonly annotation: Colour;
  /** Pins, lit windows and other details. Never text. */
  readonly detail: Colour;
  /** Decorative rules. Nothing depends on seeing them. */
  readonly lineSubtle: Colour;
  /** The edge of inputs. */
  readonly lineControl: Colour;
  readonly danger: Colour;
  readonly success: Colour;
  /** The fill of the primary button and the text on it. */
  readonly action: Colour;
  readonly actionHover: Colour;
  readonly onAction: Colour;
  /** Shadow side of a drawing, already mixed with its opacity. */
  readonly shade: SheerColour;
}

export interface BrandFont {
  /**
   * The value of `font-family`: the brand's font, then its fallbacks. The brand loads no font: the page does, with
   * `@font-face`, a font package or its framework.
   */
  readonly stack: string;
  /** 1 to 1000. */
  readonly weight: number;
}

/** All values of a brand, completed and checked by `defineBrand`. Every token is derived from it. */
export interface Brand {
  /** The value of `data-theme`: lower-case letters, digits and hyphens. */
  readonly name: string;
  readonly colour: {
    readonly base: SurfaceColours;
    /** The same jobs on the dark band and in the footer. */
    readonly inverse: SurfaceColours;
  };
  readonly font: {
    readonly display: BrandFont;
    readonly text: BrandFont & { readonly mediumWeight: number; readonly strongWeight: number };
  };
  readonly type: {
    readonly sizes: Readonly<Record<TypeStep, FluidRange>>;
    /** Tracking of display type in em; text type has none. */
    readonly tracking: { readonly large: number; readonly medium: number };
    readonly leading: { readonly tight: number; readonly snug: number; readonly body: number };
  };
  /** Pixels of one step of space; the scale has its multiples. */
  readonly spaceUnit: number;
  /** Pixels. */
  readonly layout: {
    /** The maximum width of the page. */
    readonly container: number;
    /** Space at both sides of the page. */
    readonly gutter: FluidRange;
    /** Space above and below a section. */
    readonly section: FluidRange;
    /** Height of the page's header on phones. */
    readonly headerCompact: number;
    readonly header: number;
    /** Longest comfortable line, in `em`: about 80 letters, the most that WCAG 1.4.8 allows. A `ch` would change when the font loads. */
    readonly measure: number;
  };
  /** Buttons and inputs, in pixels; at least 24. */
  readonly control: { readonly height: number; readonly heightSmall: number; readonly radius: number };
  /** Fixed sizes, in pixels, for screens that people work in all day: staff tables and their tools. */
  readonly compact: {
    readonly sizes: Readonly<Record<TypeStep, number>>;
    /** `heightTouch` replaces both heights below the medium breakpoint. */
    readonly control: { readonly height: number; readonly heightSmall: number; readonly heightTouch: number };
  };
  /** Milliseconds; with reduced motion all are zero. */
  readonly motion: {
    readonly fast: number;
    readonly medium: number;
    readonly slow: number;
    /** The time to draw a drawing. */
    readonly draw: number;
    /** The four numbers of `cubic-bezier()`. */
    readonly ease: readonly [number, number, number, number];
  };
  /** The only shadow of the system, under popovers and toasts; lengths in pixels. */
  readonly shadow: { readonly y: number; readonly blur: number; readonly colour: SheerColour };
  /** Stroke widths of the four drawing pens, thin to thick, in CSS pixels. */
  readonly pens: readonly [number, number, number, number];
}

/** A group of measures, each optional. A range, a tuple or a single value must be complete. */
type Partly<Group> = {
  readonly [Key in keyof Group]?:
    | (Group[Key] extends FluidRange | readonly unknown[] | number ? Group[Key] : Partly<Group[Key]>)
    | undefined;
};

/** The input of `defineBrand`: name, colors, fonts and a shadow, and any measures that differ from the defaults. */
export interface BrandOptions
  extends Pick<Brand, 'name' | 'colour' | 'font' | 'shadow'>,
    Partly<Omit<Brand, 'name' | 'colour' | 'font' | 'shadow'>> {}

/** Type steps, small to large: `small` is for notes, `body` for running text, `hero` for the one headline of a page. */
export type TypeStep = 'small' | 'body' | 'lede' | 'title' | 'heading3' | 'heading2' | 'hero';

/** Steps of space, as multiples of the brand's `spaceUnit`. */
export type SpaceStep = 'x1' | 'x2' | 'x3' | 'x4' | 'x6' | 'x8' | 'x12' | 'x16' | 'x24' | 'x32';
