import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const desk = style(inSections({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x12 }));

export const part = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.x4,
    borderBlockStart: `1px solid ${color.line.strong}`,
    paddingBlockStart: space.x4,
  }),
);

/** Wide enough to type an address or a reason comfortably. */
export const form = style(inSections({ maxInlineSize: `calc(${space.x32} * 4)` }));

/** Separated from the search that found it. */
export const person = style(
  inSections({
    display: 'grid',
    gap: space.x6,
    borderBlockStart: `1px solid ${color.line.subtle}`,
    marginBlockStart: space.x4,
    paddingBlockStart: space.x6,
  }),
);

export const day = style(
  inSections({ display: 'inline-flex', flexWrap: 'wrap', gap: space.x2, alignItems: 'baseline', whiteSpace: 'nowrap' }),
);
