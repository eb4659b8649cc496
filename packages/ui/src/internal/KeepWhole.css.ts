import { style } from '@vanilla-extract/css';
import { inComponents } from '../styles/in-layer.ts';

export const whole = style(
  inComponents({
    display: 'inline-block',
    maxInlineSize: '100%',
    // In forced colours it would else lie on a ground of its own, which cuts off the letters of the line above.
    forcedColorAdjust: 'preserve-parent-color',
  }),
);
