import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/in-layer.ts';

export const visuallyHidden = style(
  inPrimitives({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
