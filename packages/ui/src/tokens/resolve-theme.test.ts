import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { lakefront } from './brands/lakefront.ts';
import { limestone } from './brands/limestone.ts';
import { vars } from './contract.css.ts';
import { resolveCompact, resolveSurface, resolveTheme } from './resolve-theme.ts';

interface Tokens {
  readonly [name: string]: string | Tokens;
}

/** Maps each token's path, such as `color.text.muted`, to its value. */
function leaves(tokens: Tokens, path: readonly string[] = []): readonly (readonly [string, string])[] {
  return Object.entries(tokens).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name].join('.'), value] as const] : leaves(value, [...path, name]),
  );
}

/** Returns every value that a brand assigns anywhere. */
const all = (brand: Brand) =>
  Object.fromEntries(
    leaves({
      ...resolveTheme(brand),
      inverse: resolveSurface(brand.colour.inverse),
      compact: resolveCompact(brand),
    }),
  );

describe('resolveTheme', () => {
  it('has a value for every token of the contract, and no other', () => {
    const names = leaves(vars).map(([name]) => name);
    expect(leaves(resolveTheme(limestone)).map(([name]) => name)).toEqual(names);
    expect(leaves(resolveTheme(lakefront)).map(([name]) => name)).toEqual(names);
  });

  it('names each custom property after its token', () => {
    expect(vars.color.text.muted).toBe('var(--sponsor-color-text-muted)');
  });

  it('has the agreed values of the product', () => {
    expect(all(limestone)).toMatchInlineSnapshot(`
      {
        "color.accent.detail": "#b4893f",
        "color.accent.fill": "#1e4b3a",
        "color.accent.fillHover": "#15382b",
        "color.accent.onFill": "#fefefe",
        "color.action.onSolid": "#ffffff",
        "color.action.solid": "#1e4b3a",
        "color.action.solidHover": "#15382b",
        "color.drawing.shade": "rgb(25 31 28 / 0.13)",
        "color.focus": "#191f1c",
        "color.line.control": "#857f70",
        "color.line.strong": "#191f1c",
        "color.line.subtle": "#d3cec1",
        "color.surface.page": "#f4f2ec",
        "color.surface.raised": "#ffffff",
        "color.surface.tint": "#e6e2d8",
        "color.text.annotation": "#7f5a1c",
        "color.text.danger": "#a3271f",
        "color.text.default": "#191f1c",
        "color.text.muted": "#4a514c",
        "color.text.success": "#1f6b43",
        "compact.control.height": "2.5rem",
        "compact.control.heightSmall": "2rem",
        "compact.size.body": "0.9375rem",
        "compact.size.heading2": "2.125rem",
        "compact.size.heading3": "1.75rem",
        "compact.size.hero": "2.5rem",
        "compact.size.lede": "1.0625rem",
        "compact.size.small": "0.8125rem",
        "compact.size.title": "1.375rem",
        "compact.touchControl.height": "2.75rem",
        "compact.touchControl.heightSmall": "2.75rem",
        "control.height": "3rem",
        "control.heightSmall": "2.625rem",
        "control.radius": "3px",
        "font.display": "'Sponsor Display', 'Sponsor Display Fallback Georgia', 'Sponsor Display Fallback Noto Serif', 'Sponsor Display Fallback DejaVu Serif', 'Sponsor Display Fallback Open Sans', Georgia, serif",
        "font.text": "'Sponsor Sans', 'Sponsor Sans Fallback Arial', 'Sponsor Sans Fallback Roboto', 'Sponsor Sans Fallback DejaVu Sans', 'Sponsor Sans Fallback Open Sans', Arial, sans-serif",
        "font.weight.display": "420",
        "font.weight.medium": "550",
        "font.weight.regular": "400",
        "font.weight.strong": "650",
        "inverse.accent.detail": "#b4893f",
        "inverse.accent.fill": "#5e8c76",
        "inverse.accent.fillHover": "#6d9a84",
        "inverse.accent.onFill": "#0c1712",
        "inverse.action.onSolid": "#14261e",
        "inverse.action.solid": "#ddb871",
        "inverse.action.solidHover": "#e8cb92",
        "inverse.drawing.shade": "rgb(0 0 0 / 0.28)",
        "inverse.focus": "#f1efe7",
        "inverse.line.control": "#7f9488",
        "inverse.line.strong": "#f1efe7",
        "inverse.line.subtle": "#3b5649",
        "inverse.surface.page": "#14261e",
        "inverse.surface.raised": "#1e3a2e",
        "inverse.surface.tint": "#1e3a2e",
        "inverse.text.annotation": "#ddb871",
        "inverse.text.danger": "#f2a59c",
        "inverse.text.default": "#f1efe7",
        "inverse.text.muted": "#b9c4bb",
        "inverse.text.success": "#8fd0a8",
        "layout.container": "90rem",
        "layout.gutter": "clamp(1.25rem, 0.3333rem + 4.0741vw, 4rem)",
        "layout.header": "4.75rem",
        "layout.headerCompact": "4rem",
        "layout.measure": "38em",
        "layout.section": "clamp(4rem, 2.6667rem + 5.9259vw, 8rem)",
        "motion.draw": "900ms",
        "motion.ease": "cubic-bezier(0.2, 0, 0, 1)",
        "motion.fast": "120ms",
        "motion.medium": "200ms",
        "motion.slow": "320ms",
        "pen.fine": "0.6px",
        "pen.heavy": "3.2px",
        "pen.medium": "1.7px",
        "pen.thin": "1px",
        "shadow.popover": "0 12px 32px rgb(25 31 28 / 0.14)",
        "space.x1": "0.25rem",
        "space.x12": "3rem",
        "space.x16": "4rem",
        "space.x2": "0.5rem",
        "space.x24": "6rem",
        "space.x3": "0.75rem",
        "space.x32": "8rem",
        "space.x4": "1rem",
        "space.x6": "1.5rem",
        "space.x8": "2rem",
        "type.leading.body": "1.55",
        "type.leading.snug": "1.25",
        "type.leading.tight": "1.06",
        "type.size.body": "clamp(1rem, 0.9583rem + 0.1852vw, 1.125rem)",
        "type.size.heading2": "min(12vw, clamp(2.125rem, 1.5833rem + 2.4074vw, 3.75rem))",
        "type.size.heading3": "min(12vw, clamp(1.75rem, 1.4583rem + 1.2963vw, 2.625rem))",
        "type.size.hero": "min(12vw, clamp(2.375rem, 1.75rem + 2.7778vw, 4.25rem))",
        "type.size.lede": "clamp(1.1875rem, 1.1042rem + 0.3704vw, 1.4375rem)",
        "type.size.small": "clamp(0.8125rem, 0.7917rem + 0.0926vw, 0.875rem)",
        "type.size.title": "clamp(1.4375rem, 1.2708rem + 0.7407vw, 1.9375rem)",
        "type.tracking.large": "-0.026em",
        "type.tracking.medium": "-0.018em",
      }
    `);
  });

  it('has the agreed values of the second brand', () => {
    expect(all(lakefront)).toMatchInlineSnapshot(`
      {
        "color.accent.detail": "#d9773a",
        "color.accent.fill": "#1b4f8f",
        "color.accent.fillHover": "#123a6d",
        "color.accent.onFill": "#f9fbff",
        "color.action.onSolid": "#fffaf6",
        "color.action.solid": "#8a2f0c",
        "color.action.solidHover": "#6c2408",
        "color.drawing.shade": "rgb(14 27 44 / 0.16)",
        "color.focus": "#0e1b2c",
        "color.line.control": "#6d7d93",
        "color.line.strong": "#0e1b2c",
        "color.line.subtle": "#c5d0de",
        "color.surface.page": "#fbfcfe",
        "color.surface.raised": "#f1f4f9",
        "color.surface.tint": "#dfe7f1",
        "color.text.annotation": "#8a3f12",
        "color.text.danger": "#b3124b",
        "color.text.default": "#0e1b2c",
        "color.text.muted": "#43536a",
        "color.text.success": "#0c6a6a",
        "compact.control.height": "2.625rem",
        "compact.control.heightSmall": "2.125rem",
        "compact.size.body": "0.875rem",
        "compact.size.heading2": "1.9375rem",
        "compact.size.heading3": "1.5625rem",
        "compact.size.hero": "2.3125rem",
        "compact.size.lede": "1rem",
        "compact.size.small": "0.75rem",
        "compact.size.title": "1.25rem",
        "compact.touchControl.height": "2.875rem",
        "compact.touchControl.heightSmall": "2.875rem",
        "control.height": "3.25rem",
        "control.heightSmall": "2.75rem",
        "control.radius": "9px",
        "font.display": "'Lakefront Display', 'Lakefront Display Fallback Trebuchet MS', 'Trebuchet MS', sans-serif",
        "font.text": "'Lakefront Sans', 'Lakefront Sans Fallback Verdana', Verdana, sans-serif",
        "font.weight.display": "700",
        "font.weight.medium": "560",
        "font.weight.regular": "410",
        "font.weight.strong": "660",
        "inverse.accent.detail": "#e58b4e",
        "inverse.accent.fill": "#6ea0dc",
        "inverse.accent.fillHover": "#86b2e6",
        "inverse.accent.onFill": "#0b1e38",
        "inverse.action.onSolid": "#0c2039",
        "inverse.action.solid": "#f6bd95",
        "inverse.action.solidHover": "#fbd0b2",
        "inverse.drawing.shade": "rgb(2 8 18 / 0.34)",
        "inverse.focus": "#eef4fb",
        "inverse.line.control": "#8298b5",
        "inverse.line.strong": "#eef4fb",
        "inverse.line.subtle": "#2f4c73",
        "inverse.surface.page": "#0d2340",
        "inverse.surface.raised": "#17345a",
        "inverse.surface.tint": "#1a3b66",
        "inverse.text.annotation": "#f5b183",
        "inverse.text.danger": "#ff9db8",
        "inverse.text.default": "#eef4fb",
        "inverse.text.muted": "#b4c4d9",
        "inverse.text.success": "#7fd6d2",
        "layout.container": "82.5rem",
        "layout.gutter": "clamp(1.125rem, 0.3333rem + 3.5185vw, 3.5rem)",
        "layout.header": "5.25rem",
        "layout.headerCompact": "3.75rem",
        "layout.measure": "37em",
        "layout.section": "clamp(3.5rem, 2.3333rem + 5.1852vw, 7rem)",
        "motion.draw": "1200ms",
        "motion.ease": "cubic-bezier(0.3, 0, 0.1, 1)",
        "motion.fast": "100ms",
        "motion.medium": "180ms",
        "motion.slow": "280ms",
        "pen.fine": "0.8px",
        "pen.heavy": "4px",
        "pen.medium": "2px",
        "pen.thin": "1.2px",
        "shadow.popover": "0 8px 24px rgb(14 27 44 / 0.2)",
        "space.x1": "0.3125rem",
        "space.x12": "3.75rem",
        "space.x16": "5rem",
        "space.x2": "0.625rem",
        "space.x24": "7.5rem",
        "space.x3": "0.9375rem",
        "space.x32": "10rem",
        "space.x4": "1.25rem",
        "space.x6": "1.875rem",
        "space.x8": "2.5rem",
        "type.leading.body": "1.6",
        "type.leading.snug": "1.3",
        "type.leading.tight": "1.12",
        "type.size.body": "clamp(0.9375rem, 0.9063rem + 0.1389vw, 1.0313rem)",
        "type.size.heading2": "min(12vw, clamp(1.875rem, 1.5rem + 1.6667vw, 3rem))",
        "type.size.heading3": "min(12vw, clamp(1.5625rem, 1.3542rem + 0.9259vw, 2.1875rem))",
        "type.size.hero": "min(12vw, clamp(2.0625rem, 1.6042rem + 2.037vw, 3.4375rem))",
        "type.size.lede": "clamp(1.0938rem, 1.0313rem + 0.2778vw, 1.2813rem)",
        "type.size.small": "clamp(0.7813rem, 0.7604rem + 0.0926vw, 0.8438rem)",
        "type.size.title": "clamp(1.3125rem, 1.2083rem + 0.463vw, 1.625rem)",
        "type.tracking.large": "-0.012em",
        "type.tracking.medium": "-0.006em",
      }
    `);
  });

  it('shares no values between the brands', () => {
    const second = all(lakefront);
    const shared = Object.entries(all(limestone)).filter(([name, value]) => second[name] === value);
    expect(shared).toEqual([]);
  });
});
