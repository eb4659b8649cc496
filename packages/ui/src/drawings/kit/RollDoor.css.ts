import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { seams, siding } from './kit.css.ts';

/** Slats must be visible on a painted door as well as on a bare one. */
export const painted = style([seams, inComponents({ strokeOpacity: 0.42 })]);
export const bare = style([siding, inComponents({ strokeOpacity: 0.4 })]);
