/** A length in CSS pixels at the smallest and at the largest supported window; the resolver draws a line between them. */
interface FluidRange {
  /** Pixels at 360 px of window width and below. */
  readonly min: number;
  /** Pixels at 1440 px of window width and above. */
  readonly max: number;
}

/** The colours of one surface. Every pair that carries text must reach 4.5:1; `control` must reach 3:1 on `page`. */
export interface SurfaceColours {
  readonly page: string;
  readonly raised: string;
  readonly tint: string;
  readonly text: string;
  readonly textMuted: string;
  /** Fills and roofs. Text never sits in this colour on the inverse surface. */
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  /** Dimension text, footnote marks and other small type. */
  readonly annotation: string;
  /** Pins, lit windows and other details. Never text. */
  readonly detail: string;
  readonly lineSubtle: string;
  readonly lineControl: string;
  readonly danger: string;
  readonly success: string;
  /** The fill of the primary button and the text on it. */
  readonly action: string;
  readonly actionHover: string;
  readonly onAction: string;
  /** Shadow side of a drawing, already mixed with its opacity. */
  readonly shade: string;
}

/** A font stack with the metric-matched fallbacks already in it. */
export interface BrandFont {
  readonly stack: string;
  readonly weight: number;
}

/**
 * Everything a brand supplies. `resolveTheme` derives every token from it, so a second brand is one file of values
 * and one line that registers its theme.
 */
export interface Brand {
  /** The value of `data-theme`. */
  readonly name: string;
  readonly colour: { readonly base: SurfaceColours; readonly inverse: SurfaceColours };
  readonly font: {
    readonly display: BrandFont;
    readonly text: BrandFont & { readonly mediumWeight: number; readonly strongWeight: number };
  };
  readonly type: {
    readonly sizes: Readonly<Record<TypeStep, FluidRange>>;
    /** Tracking of display type in em; text type is never tracked. */
    readonly tracking: { readonly large: string; readonly medium: string };
    readonly leading: { readonly tight: number; readonly snug: number; readonly body: number };
  };
  /** Pixels of one step of space; the scale is its multiples. */
  readonly spaceUnit: number;
  readonly layout: {
    readonly container: number;
    readonly gutter: FluidRange;
    readonly section: FluidRange;
    readonly headerCompact: number;
    readonly header: number;
    /** Longest comfortable line, in `em`: a `ch` would change once the font arrives. */
    readonly measure: number;
  };
  readonly control: { readonly height: number; readonly heightSmall: number; readonly radius: number };
  /** Fixed sizes, in pixels, for screens that people work in all day: staff tables and their tools. */
  readonly compact: {
    readonly sizes: Readonly<Record<TypeStep, number>>;
    /** `heightTouch` takes the place of both heights below the medium breakpoint. */
    readonly control: { readonly height: number; readonly heightSmall: number; readonly heightTouch: number };
  };
  readonly motion: {
    readonly fast: number;
    readonly medium: number;
    readonly slow: number;
    readonly draw: number;
    readonly ease: string;
  };
  /** The only shadow of the system, under popovers and toasts. */
  readonly shadow: string;
  /** Stroke widths of the four drawing pens, thin to thick, in CSS pixels. */
  readonly pens: readonly [number, number, number, number];
}

/** Type steps, small to large: `small` is notes, `body` running text, `hero` the one headline of a page. */
export type TypeStep = 'small' | 'body' | 'lede' | 'title' | 'heading3' | 'heading2' | 'hero';
