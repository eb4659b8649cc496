import { assignVars, globalStyle } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { layers } from '../../styles/layers.css.ts';
import type { Brand } from '../brand.ts';
import { vars } from '../contract.css.ts';
import { resolveCompact, resolveSurface, resolveTheme } from '../resolve-theme.ts';

/** Gives the contract a brand's values under `[data-theme]`, a surface its colours and a compact screen its sizes beneath it. */
export function assignTheme(brand: Brand): void {
  const theme = `[data-theme='${brand.name}']`;
  globalStyle(theme, { '@layer': { [layers.tokens]: { vars: assignVars(vars, resolveTheme(brand)) } } });
  for (const [surface, colours] of Object.entries(brand.colour)) {
    globalStyle(`${theme} [data-surface='${surface}']`, {
      '@layer': { [layers.tokens]: { vars: assignVars(vars.color, resolveSurface(colours)) } },
    });
  }

  const compact = resolveCompact(brand);
  const { height, heightSmall } = vars.control;
  globalStyle(`${theme} [data-density='compact']`, {
    '@layer': {
      [layers.tokens]: {
        vars: {
          ...assignVars(vars.type.size, compact.size),
          ...assignVars({ height, heightSmall }, compact.touchControl),
        },
        '@media': { [from('medium')]: { vars: assignVars({ height, heightSmall }, compact.control) } },
      },
    },
  });
}
