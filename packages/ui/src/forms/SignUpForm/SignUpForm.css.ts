import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Nothing is sent from a sheet of paper. */
export const form = style(
  inComponents({ display: 'grid', gap: vars.space.x3, '@media': { print: { display: 'none' } } }),
);
