import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const sample = style(
  inComponents({
    display: 'inline-block',
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x3,
    border: `1px solid ${vars.color.line.subtle}`,
  }),
);

export const edge = style(
  inComponents({
    display: 'block',
    inlineSize: vars.space.x24,
    blockSize: vars.space.x6,
    borderWidth: vars.pen.heavy,
    borderStyle: 'solid',
  }),
);
