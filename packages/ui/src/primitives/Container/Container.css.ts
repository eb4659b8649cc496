import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const container = style(
  inPrimitives({
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: vars.layout.container,
    marginInline: 'auto',
    paddingInline: vars.layout.gutter,
  }),
);
