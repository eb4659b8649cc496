import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const ownSize = `min(0.8em, ${vars.type.size.small})`;

/** Lifts the numbers until their tops meet the capitals, whatever the size of the text, without moving its lines apart. */
export const marks = style(
  inComponents({
    position: 'relative',
    insetBlockEnd: `max(0.3em, 0.72em - 0.72 * ${vars.type.size.small})`,
    marginInlineStart: '0.1em',
    // Beside large letters the small numbers lie in the space before the next word, which they would else widen to a hole.
    marginInlineEnd: `min(0em, 1.1 * ${vars.type.size.small} - 0.4em)`,
    fontSize: 'inherit',
    lineHeight: 0,
    verticalAlign: 'baseline',
    whiteSpace: 'nowrap',
  }),
);

export const numbers = style(
  inComponents({
    fontFamily: vars.font.text,
    fontSize: ownSize,
    fontWeight: vars.font.weight.medium,
    letterSpacing: 0,
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
      // Where a note has led back to.
      '&:target': { outline: '1px solid', outlineOffset: '0.2em' },
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '50%',
        insetInline: '-0.2em',
        blockSize: vars.space.x6,
        translate: '0 -50%',
      },
      '&:not(:first-of-type)': { marginInlineStart: '0.2em' },
      '&:first-of-type::before': { insetInlineStart: `calc(${vars.space.x2} * -1)` },
      '&:last-of-type::before': { insetInlineEnd: `calc(${vars.space.x2} * -1)` },
    },
  }),
);

/**
 * Goes along where the text alone goes, as when it is copied: $500 and note 12 would else be $50012. It has no size, and its space,
 * which does not break, keeps the mark on the line of its word.
 */
export const bracket = style(inComponents({ fontSize: 0 }));
