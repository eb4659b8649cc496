import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';

export const arrow = style(
  inComponents({
    display: 'inline-block',
    flex: 'none',
    inlineSize: '0.62em',
    blockSize: '0.62em',
    marginInlineStart: '0.4em',
  }),
);
