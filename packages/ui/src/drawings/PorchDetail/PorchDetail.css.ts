import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';

/** A detail is cut out of a building that goes on past its frame. */
export const frame = style(inComponents({ overflow: 'hidden' }));
