import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const markSize = '1em';

/** As wide as its text, so that a press beside it does nothing. */
export const markedSummary = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: space.x2,
    minBlockSize: space.x6,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.type.leading.snug,
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecoration: 'underline' } },
  }),
);

export const mark = style(
  inComponents({
    flex: 'none',
    inlineSize: markSize,
    blockSize: markSize,
    // Centers it on the letters.
    translate: '0 0.12em',
    selectors: { '[open] > summary > &': { rotate: '90deg' } },
  }),
);
