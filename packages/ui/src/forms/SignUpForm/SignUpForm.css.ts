import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Not printed, because paper sends nothing. */
export const form = style(
  inComponents({ display: 'grid', gap: vars.space.x3, '@media': { print: { display: 'none' } } }),
);
