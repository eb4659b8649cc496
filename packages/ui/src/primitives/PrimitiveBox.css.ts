import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../styles/in-layer.ts';
import { vars } from '../tokens/contract.css.ts';

export const box = style(
  inPrimitives({
    padding: vars.space.x3,
    border: `1px solid ${vars.color.line.control}`,
    backgroundColor: vars.color.surface.raised,
    fontSize: vars.type.size.small,
  }),
);
