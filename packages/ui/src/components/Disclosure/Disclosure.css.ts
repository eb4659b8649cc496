import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { motion, space, type } = vars;
const markSize = '1em';

export const disclosure = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }));

/** As wide as its words, so that a press beside them does nothing. */
export const summary = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: space.x2,
    minBlockSize: space.x6,
    paddingBlock: space.x1,
    fontWeight: vars.font.weight.medium,
    lineHeight: type.leading.snug,
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecoration: 'underline' } },
  }),
);

export const mark = style(
  inComponents({
    flex: 'none',
    inlineSize: markSize,
    blockSize: markSize,
    // Its middle on that of the letters.
    translate: '0 0.12em',
    transition: `rotate ${motion.fast} ${motion.ease}`,
    selectors: { [`${disclosure}[open] > ${summary} > &`]: { rotate: '90deg' } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
);

/** Under the words of the summary. */
export const words = style(
  inComponents({ paddingBlock: `${space.x2} ${space.x3}`, paddingInlineStart: `calc(${markSize} + ${space.x2})` }),
);
