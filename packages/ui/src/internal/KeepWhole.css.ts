import { style } from '@vanilla-extract/css';
import { inComponents } from '../styles/in-layer.ts';

export const whole = style(inComponents({ display: 'inline-block', maxInlineSize: '100%' }));
