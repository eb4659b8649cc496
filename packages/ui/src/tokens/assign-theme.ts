import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import type { Brand } from './brand.ts';
import { themeRules } from './theme-rules.ts';

/**
 * Writes a brand's values to the stylesheet of the `.css.ts` file that calls it, under `[data-theme]` with the brand's
 * name.
 */
export function assignTheme(brand: Brand): void {
  for (const { selector, media, values } of themeRules(brand)) {
    const rule = media === undefined ? { vars: values } : { '@media': { [media]: { vars: values } } };
    globalStyle(selector, { '@layer': { [layers.tokens]: rule } });
  }
}
