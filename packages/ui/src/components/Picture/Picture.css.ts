import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const image = style(
  inComponents({ inlineSize: '100%', blockSize: 'auto', backgroundColor: vars.color.surface.tint }),
);
