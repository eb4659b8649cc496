import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const track = style(
  inComponents({
    inlineSize: `min(${vars.space.x32} * 1.5, 30vw)`,
    borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  }),
);

const mark = style(
  inComponents({
    inlineSize: vars.space.x6,
    blockSize: vars.space.x6,
    backgroundColor: vars.color.accent.fill,
    marginInlineStart: 0,
    transitionProperty: 'margin-inline-start',
    transitionTimingFunction: vars.motion.ease,
    selectors: { '&[data-moved]': { marginInlineStart: `calc(100% - ${vars.space.x6})` } },
    '@media': { '(prefers-reduced-motion: reduce)': { transitionProperty: 'none' } },
  }),
);

const { fast, medium, slow, draw } = vars.motion;

export const marks = styleVariants({ fast, medium, slow, draw }, (transitionDuration) => [
  mark,
  inComponents({ transitionDuration }),
]);
