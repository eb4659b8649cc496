import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const lot = style(
  inSections({ inlineSize: `calc(${vars.space.x12} * 3.5)`, fill: 'none', stroke: vars.color.text.default }),
);

export const planned = style(inSections({ strokeWidth: vars.pen.thin, strokeDasharray: '5 4' }));

export const ground = style(inSections({ strokeWidth: vars.pen.heavy }));

export const boundary = style(inSections({ stroke: vars.color.text.annotation, strokeWidth: vars.pen.thin }));
