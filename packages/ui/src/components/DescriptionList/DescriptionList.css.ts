import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;
const hairline = `1px solid ${color.line.subtle}`;

export const list = style(inComponents({ borderBlockStart: hairline, fontVariantNumeric: 'tabular-nums lining-nums' }));

/** All lines have the same measures and so the same columns, and wrap at the same width. */
export const item = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.x6,
    rowGap: space.x1,
    paddingBlock: space.x3,
    borderBlockEnd: hairline,
    lineHeight: vars.type.leading.snug,
    breakInside: 'avoid',
  }),
);

const column = { minInlineSize: 0, overflowWrap: 'anywhere' } as const;

export const term = style(inComponents({ ...column, flex: '1 1 9em', color: color.text.muted }));

export const description = style(
  inComponents({ ...column, flex: '3 1 14em', maxInlineSize: vars.layout.measure, textWrap: 'pretty' }),
);
