import type { Brand, Colour, FluidRange, SheerColour } from './brand.ts';
import { resolveSurface } from './resolve-theme.ts';

interface Token {
  readonly $value: unknown;
  readonly $description?: string;
}

/** A group of design tokens, in the format of the W3C's Design Tokens Community Group, 2025.10. */
export interface TokenGroup {
  readonly $type?: string;
  readonly $description?: string;
  readonly [name: string]: string | undefined | Token | TokenGroup;
}

/**
 * Returns a brand in the W3C design-token format, for design tools. Fluid sizes have a `min` and a `max`, reached at
 * 360 and at 1440 pixels, because the format has no length that depends on the window.
 */
export function designTokens(brand: Brand): TokenGroup {
  const { colour, font, type, layout, control, compact, motion, shadow } = brand;
  const steps = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
  const [fine, thin, medium, heavy] = brand.pens;
  return {
    $description: `The brand ${brand.name}.`,
    color: { $type: 'color', ...group(colour, (surface) => colours(resolveSurface(surface))) },
    font: {
      display: { $type: 'fontFamily', $value: families(font.display.stack) },
      text: { $type: 'fontFamily', $value: families(font.text.stack) },
      weight: {
        $type: 'fontWeight',
        display: { $value: font.display.weight },
        regular: { $value: font.text.weight },
        medium: { $value: font.text.mediumWeight },
        strong: { $value: font.text.strongWeight },
      },
    },
    type: {
      size: { $type: 'dimension', ...group(type.sizes, fluid) },
      tracking: { $type: 'number', $description: 'In em.', ...group(type.tracking, plain) },
      leading: { $type: 'number', ...group(type.leading, plain) },
    },
    space: {
      $type: 'dimension',
      ...Object.fromEntries(steps.map((step) => [`x${step}`, pixels(step * brand.spaceUnit)])),
    },
    layout: {
      container: dimension(layout.container),
      gutter: { $type: 'dimension', ...fluid(layout.gutter) },
      section: { $type: 'dimension', ...fluid(layout.section) },
      headerCompact: dimension(layout.headerCompact),
      header: dimension(layout.header),
      measure: { $type: 'number', $value: layout.measure, $description: 'In em.' },
    },
    control: { $type: 'dimension', ...group(control, pixels) },
    compact: {
      $type: 'dimension',
      $description: 'On screens that people work in all day.',
      size: group(compact.sizes, pixels),
      control: group(compact.control, pixels),
    },
    motion: {
      fast: duration(motion.fast),
      medium: duration(motion.medium),
      slow: duration(motion.slow),
      draw: duration(motion.draw),
      ease: { $type: 'cubicBezier', $value: motion.ease },
    },
    shadow: {
      popover: {
        $type: 'shadow',
        $value: {
          color: channels(shadow.colour),
          offsetX: length(0),
          offsetY: length(shadow.y),
          blur: length(shadow.blur),
          spread: length(0),
        },
      },
    },
    pen: {
      $type: 'dimension',
      fine: pixels(fine),
      thin: pixels(thin),
      medium: pixels(medium),
      heavy: pixels(heavy),
    },
  };
}

const length = (value: number) => ({ value, unit: 'px' });
const pixels = (value: number): Token => ({ $value: length(value) });
const dimension = (value: number) => ({ $type: 'dimension', ...pixels(value) });
const duration = (value: number) => ({ $type: 'duration', $value: { value, unit: 'ms' } });
const plain = (value: number): Token => ({ $value: value });
const fluid = ({ min, max }: FluidRange) => ({ min: pixels(min), max: pixels(max) });
const families = (stack: string) => stack.split(',').map((name) => name.trim().replaceAll("'", ''));

function group<Value>(
  values: Readonly<Record<string, Value>>,
  toTokens: (value: Value) => Token | TokenGroup,
): TokenGroup {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toTokens(value)]));
}

interface Colours {
  readonly [name: string]: Colour | SheerColour | Colours;
}

const colours = (values: Colours): TokenGroup =>
  group(values, (value) => (typeof value === 'string' ? { $value: channels(value) } : colours(value)));

/** Returns red, green and blue from 0 to 1, and the alpha. */
function channels(colour: Colour | SheerColour) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = colour.startsWith('#')
    ? (colour.match(/[\da-f]{2}/gi) ?? []).map((hex) => Number.parseInt(hex, 16))
    : (colour.match(/[\d.]+/g) ?? []).map(Number);
  return { colorSpace: 'srgb', components: [red, green, blue].map(share), alpha };
}

const share = (channel: number): number => Math.round((channel / 255) * 10_000) / 10_000;
