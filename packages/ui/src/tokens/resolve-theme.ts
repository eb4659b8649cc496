import type { Brand, SurfaceColours, TypeStep } from './brand.ts';

const smallestWindow = 360;
const largestWindow = 1440;
/** The size, in hundredths of the window width, at which a word of eleven letters fits into a card on a phone. */
const longWord = 12;

const rem = (pixels: number): string => `${round(pixels / 16)}rem`;
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

interface Range {
  min: number;
  max: number;
}

function fluid({ min, max }: Range): string {
  const slope = (max - min) / (largestWindow - smallestWindow);
  const intercept = min - slope * smallestWindow;
  return `clamp(${rem(min)}, ${rem(intercept)} + ${round(slope * 100)}vw, ${rem(max)})`;
}

/** However large a visitor sets text, a long word of a heading still fits into the window. */
const fluidHeading = (range: Range): string => `min(${longWord}vw, ${fluid(range)})`;

function typeSizes<Size>(sizes: Readonly<Record<TypeStep, Size>>, toCss: (size: Size) => string) {
  return {
    small: toCss(sizes.small),
    body: toCss(sizes.body),
    lede: toCss(sizes.lede),
    title: toCss(sizes.title),
    heading3: toCss(sizes.heading3),
    heading2: toCss(sizes.heading2),
    hero: toCss(sizes.hero),
  };
}

/**
 * Returns the color tokens of one surface; a surface differs only in these, so inverting a band reassigns only them.
 */
export function resolveSurface(colours: SurfaceColours) {
  return {
    surface: { page: colours.page, raised: colours.raised, tint: colours.tint },
    text: {
      default: colours.text,
      muted: colours.textMuted,
      annotation: colours.annotation,
      danger: colours.danger,
      success: colours.success,
    },
    accent: { fill: colours.accent, fillHover: colours.accentHover, onFill: colours.onAccent, detail: colours.detail },
    action: { solid: colours.action, solidHover: colours.actionHover, onSolid: colours.onAction },
    line: { subtle: colours.lineSubtle, control: colours.lineControl, strong: colours.text },
    drawing: { shade: colours.shade },
    focus: colours.text,
  };
}

/**
 * The color tokens of drawings in forced colors. The system keeps the colors of drawings, but removes the backgrounds
 * that they were made for. Accents stay: they fill outlined shapes and set the color of the text on them.
 */
export const systemColours = {
  surface: { page: 'Canvas', tint: 'Canvas' },
  text: { default: 'CanvasText', muted: 'CanvasText', annotation: 'CanvasText' },
  line: { control: 'CanvasText', strong: 'CanvasText' },
  drawing: { shade: 'transparent' },
};

/** Turns a brand's values into a value for every token of the contract. Pure, so that a test can pin its output. */
export function resolveTheme(brand: Brand) {
  const { control, font, layout, motion, shadow, type } = brand;
  const space = (multiple: number): string => rem(multiple * brand.spaceUnit);
  return {
    color: resolveSurface(brand.colour.base),
    font: {
      display: font.display.stack,
      text: font.text.stack,
      weight: {
        display: String(font.display.weight),
        regular: String(font.text.weight),
        medium: String(font.text.mediumWeight),
        strong: String(font.text.strongWeight),
      },
    },
    type: {
      size: {
        ...typeSizes(type.sizes, fluid),
        heading3: fluidHeading(type.sizes.heading3),
        heading2: fluidHeading(type.sizes.heading2),
        hero: fluidHeading(type.sizes.hero),
      },
      tracking: { large: `${type.tracking.large}em`, medium: `${type.tracking.medium}em` },
      leading: {
        tight: String(type.leading.tight),
        snug: String(type.leading.snug),
        body: String(type.leading.body),
      },
    },
    space: {
      x1: space(1),
      x2: space(2),
      x3: space(3),
      x4: space(4),
      x6: space(6),
      x8: space(8),
      x12: space(12),
      x16: space(16),
      x24: space(24),
      x32: space(32),
    },
    layout: {
      container: rem(layout.container),
      gutter: fluid(layout.gutter),
      section: fluid(layout.section),
      headerCompact: rem(layout.headerCompact),
      header: rem(layout.header),
      measure: `${layout.measure}em`,
    },
    control: { height: rem(control.height), heightSmall: rem(control.heightSmall), radius: `${control.radius}px` },
    motion: {
      fast: `${motion.fast}ms`,
      medium: `${motion.medium}ms`,
      slow: `${motion.slow}ms`,
      draw: `${motion.draw}ms`,
      ease: `cubic-bezier(${motion.ease.join(', ')})`,
    },
    shadow: { popover: `0 ${shadow.y}px ${shadow.blur}px ${shadow.colour}` },
    pen: {
      fine: `${brand.pens[0]}px`,
      thin: `${brand.pens[1]}px`,
      medium: `${brand.pens[2]}px`,
      heavy: `${brand.pens[3]}px`,
    },
  };
}

/** Returns the tokens that a compact screen reassigns: fixed sizes and lower controls. */
export function resolveCompact({ compact }: Brand) {
  const { height, heightSmall, heightTouch } = compact.control;
  return {
    size: typeSizes(compact.sizes, rem),
    control: { height: rem(height), heightSmall: rem(heightSmall) },
    touchControl: { height: rem(heightTouch), heightSmall: rem(heightTouch) },
  };
}
