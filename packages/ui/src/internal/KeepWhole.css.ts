import { style } from '@vanilla-extract/css';
import { inComponents } from '../styles/in-layer.ts';

export const whole = style(
  inComponents({
    display: 'inline-block',
    maxInlineSize: '100%',
    // Otherwise, in forced colors it would have its own background, which cuts off the descenders of the line above.
    forcedColorAdjust: 'preserve-parent-color',
  }),
);
