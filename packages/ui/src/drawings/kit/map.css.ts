import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { fills, pens } from './kit.css.ts';

export const area = fills.tint;
export const outline = style([pens.medium, inComponents({ strokeLinejoin: 'round' })]);
export const counties = style([pens.fine, inComponents({ strokeOpacity: 0.22 })]);
export const neighbours = style([pens.thin, inComponents({ stroke: vars.color.line.control, strokeOpacity: 0.7 })]);
