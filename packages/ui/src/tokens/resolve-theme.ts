import type { Brand, SurfaceColours, TypeStep } from './brand.ts';

const spaceMultiples = {
  x1: 1,
  x2: 2,
  x3: 3,
  x4: 4,
  x6: 6,
  x8: 8,
  x12: 12,
  x16: 16,
  x24: 24,
  x32: 32,
} as const;

const smallestWindow = 360;
const largestWindow = 1440;

const rem = (pixels: number): string => `${round(pixels / 16)}rem`;
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

function fluid({ min, max }: { min: number; max: number }): string {
  const slope = (max - min) / (largestWindow - smallestWindow);
  const intercept = min - slope * smallestWindow;
  return `clamp(${rem(min)}, ${rem(intercept)} + ${round(slope * 100)}vw, ${rem(max)})`;
}

/** The colour tokens of one surface; a surface is nothing but these, so inverting a band re-assigns only them. */
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

/** Turns what a brand supplies into a value for every token of the contract. Pure, so that a test can pin its output. */
export function resolveTheme(brand: Brand) {
  const { control, font, layout, motion, type } = brand;
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
      size: mapValues(type.sizes, fluid) satisfies Record<TypeStep, string>,
      tracking: { large: type.tracking.large, medium: type.tracking.medium },
      leading: mapValues(type.leading, String),
    },
    space: mapValues(spaceMultiples, (multiple) => rem(multiple * brand.spaceUnit)),
    layout: {
      container: rem(layout.container),
      gutter: fluid(layout.gutter),
      section: fluid(layout.section),
      headerCompact: rem(layout.headerCompact),
      header: rem(layout.header),
      measure: `${layout.measure}ch`,
    },
    control: { height: rem(control.height), heightSmall: rem(control.heightSmall), radius: `${control.radius}px` },
    motion: {
      fast: `${motion.fast}ms`,
      medium: `${motion.medium}ms`,
      slow: `${motion.slow}ms`,
      draw: `${motion.draw}ms`,
      ease: motion.ease,
    },
    shadow: { popover: brand.shadow },
    pen: {
      fine: `${brand.pens[0]}px`,
      thin: `${brand.pens[1]}px`,
      medium: `${brand.pens[2]}px`,
      heavy: `${brand.pens[3]}px`,
    },
  };
}

function mapValues<Key extends string, In, Out>(
  record: Readonly<Record<Key, In>>,
  change: (value: In) => Out,
): Record<Key, Out> {
  const entries: [string, Out][] = Object.keys(record).map((key) => [key, change(record[key as Key])]);
  return Object.fromEntries(entries) as Record<Key, Out>;
}
