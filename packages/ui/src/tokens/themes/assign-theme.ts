import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import type { Brand } from '../brand.ts';
import { vars } from '../contract.css.ts';
import { resolveSurface, resolveTheme } from '../resolve-theme.ts';

/** Gives the contract a brand's values under `[data-theme]`, and the inverse surface its colours under `[data-surface]`. */
export function assignTheme(brand: Brand): void {
  const theme = `[data-theme='${brand.name}']`;
  globalStyle(theme, { '@layer': { [layers.tokens]: { vars: assignVars(vars, resolveTheme(brand)) } } });
  for (const [surface, colours] of Object.entries(brand.colour)) {
    globalStyle(`${theme} [data-surface='${surface}']`, {
      '@layer': { [layers.tokens]: { vars: assignVars(vars.color, resolveSurface(colours)) } },
    });
  }
}
