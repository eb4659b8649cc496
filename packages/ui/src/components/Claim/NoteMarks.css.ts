import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** A line height of 0, so that a mark never pushes the lines of its paragraph apart. */
export const marks = style(
  inComponents({
    marginInlineStart: '0.1em',
    fontFamily: vars.font.text,
    fontSize: `min(0.72em, ${vars.type.size.small})`,
    fontWeight: vars.font.weight.medium,
    letterSpacing: 0,
    lineHeight: 0,
    whiteSpace: 'nowrap',
    color: vars.color.text.annotation,
  }),
);

/** The number is small, its target is not: 24 px high, and wide enough towards the side where no other mark stands. */
export const mark = style(
  inComponents({
    position: 'relative',
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '50%',
        insetInline: '-0.2em',
        blockSize: vars.space.x6,
        translate: '0 -50%',
      },
      '&:first-of-type::before': { insetInlineStart: `calc(${vars.space.x2} * -1)` },
      '&:last-of-type::before': { insetInlineEnd: `calc(${vars.space.x2} * -1)` },
    },
  }),
);
