import { from } from '../styles/breakpoints.ts';
import type { Brand } from './brand.ts';
import { resolveCompact, resolveSurface, resolveTheme, systemColours } from './resolve-theme.ts';

/** The custom properties of matching elements, by their full names. */
export interface ThemeRule {
  readonly selector: string;
  /** A media query around the rule. */
  readonly media?: string;
  readonly values: Readonly<Record<`--sponsor-${string}`, string>>;
}

/**
 * Returns a brand's values under `[data-theme]`, and nested in it a surface's colors and a compact screen's sizes.
 * Rules in a media query come last, where vanilla-extract puts them too.
 */
export function themeRules(brand: Brand): readonly ThemeRule[] {
  const theme = `[data-theme='${brand.name}']`;
  const compactScreen = `${theme} [data-density='compact']`;
  const compact = resolveCompact(brand);
  const { color, ...rest } = resolveTheme(brand);
  return [
    { selector: theme, values: properties(rest) },
    { selector: `${theme}, ${theme} [data-surface='base']`, values: properties({ color }) },
    { selector: compactScreen, values: properties({ type: { size: compact.size }, control: compact.touchControl }) },
    // Printers omit backgrounds, so on paper all text is dark.
    {
      selector: `${theme} [data-surface='inverse']`,
      media: 'not print',
      values: properties({ color: resolveSurface(brand.colour.inverse) }),
    },
    {
      selector: `${theme} svg`,
      media: '(forced-colors: active)',
      values: properties({ color: systemColours }),
    },
    { selector: compactScreen, media: from('medium'), values: properties({ control: compact.control }) },
  ];
}

/** Returns the name of a token's custom property from the token's path in the contract. */
export const propertyName = (path: readonly string[]) => `--sponsor-${path.join('-')}` as const;

interface Tokens {
  readonly [name: string]: string | Tokens;
}

function properties(tokens: Tokens, path: readonly string[] = []): ThemeRule['values'] {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[propertyName([...path, name]), value]]
        : Object.entries(properties(value, [...path, name])),
    ),
  );
}
