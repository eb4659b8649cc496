import type { Brand } from './brand.ts';
import { type ThemeRule, themeRules } from './theme-rules.ts';

/**
 * Returns a brand as a stylesheet, for a page that has `data-theme` with the brand's name on its root element. Loads no
 * fonts.
 */
export function themeCss(brand: Brand): string {
  return `@layer reset, tokens, primitives, components, sections;\n\n@layer tokens {\n${themeRules(brand).map(print).join('\n')}}\n`;
}

function print({ selector, media, values }: ThemeRule): string {
  const declarations = Object.entries(values).map(([name, value]) => `    ${name}: ${value};\n`);
  const rule = `  ${selector} {\n${declarations.join('')}  }\n`;
  return media === undefined ? rule : `  @media ${media} {\n${rule.replace(/^/gm, '  ').trimEnd()}\n  }\n`;
}
