import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { fills, pens } from '../kit/kit.css.ts';

/** A door that waits for the next tenant. */
export const vacant = style([pens.thin, inComponents({ strokeDasharray: '3 2' })]);

/** A lease whose end is not drawn. */
export const runsOn = style([pens.thin, fills.paper]);
