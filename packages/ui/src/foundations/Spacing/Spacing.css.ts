import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const bar = style(inComponents({ blockSize: vars.space.x3, backgroundColor: vars.color.accent.fill }));
