import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const ownSize = `min(0.8em, ${vars.type.size.small})`;

/** Raises the numbers until their tops align with the capitals at any text size, without changing the line spacing. */
export const marks = style(
  inComponents({
    position: 'relative',
    insetBlockEnd: `max(0.3em, 0.72em - 0.72 * ${vars.type.size.small})`,
    marginInlineStart: '0.1em',
    // Next to large text, the small numbers overlap the following space, which they would otherwise widen.
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

/** The number is small, its target is not: 24 px high, and widened toward the side without another mark. */
export const mark = style(
  inComponents({
    position: 'relative',
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      // The note linked back to this mark.
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
 * Part of the text content only, for example when copied: $500 and note 12 would otherwise read $50012. It has no size,
 * and its no-break space keeps the mark on the line of its word.
 */
export const bracket = style(inComponents({ fontSize: 0 }));
