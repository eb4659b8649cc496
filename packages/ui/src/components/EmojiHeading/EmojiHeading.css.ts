import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';

/** Toned down, or it would be the most prominent thing in view. */
export const emoji = style(inComponents({ fontSize: '0.72em', filter: 'saturate(0.6)' }));
