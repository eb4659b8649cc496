import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';

/** Quieter than it comes, or it would be the loudest thing in sight. */
export const emoji = style(inComponents({ fontSize: '0.72em', filter: 'saturate(0.6)' }));
