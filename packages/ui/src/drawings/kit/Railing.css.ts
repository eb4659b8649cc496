import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { pens } from './kit.css.ts';

const metal = inComponents({ stroke: vars.color.accent.detail, strokeOpacity: 1 });

export const balusters = style([pens.thin, metal]);
export const rails = style([pens.medium, metal]);
