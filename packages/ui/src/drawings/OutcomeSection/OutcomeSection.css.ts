import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { dashes } from '../kit/dashes.ts';
import { pens } from '../kit/kit.css.ts';

/** Dashed: not there. */
export const unpaid = style([pens.fine, inComponents({ ...dashes('2 2'), strokeOpacity: 0.8 })]);
