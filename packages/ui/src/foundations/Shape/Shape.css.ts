import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const box = style(
  inComponents({
    inlineSize: vars.space.x32,
    blockSize: vars.space.x16,
    backgroundColor: vars.color.surface.raised,
    border: `1px solid ${vars.color.line.control}`,
  }),
);

export const boxes = {
  square: box,
  control: style([box, inComponents({ borderRadius: vars.control.radius })]),
  popover: style([box, inComponents({ borderRadius: vars.control.radius, boxShadow: vars.shadow.popover })]),
};

export const pens = styleVariants(vars.pen, (strokeWidth) => [
  inComponents({
    inlineSize: vars.space.x32,
    blockSize: vars.space.x6,
    stroke: vars.color.line.strong,
    strokeWidth,
    fill: 'none',
  }),
]);
