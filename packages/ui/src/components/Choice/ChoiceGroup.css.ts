import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const group = style(
  inComponents({ display: 'grid', gap: space.x2, minInlineSize: 0, overflowWrap: 'anywhere' }),
);

/** A legend ignores the gap of the grid. */
export const legend = style(
  inComponents({ padding: 0, paddingBlockEnd: space.x2, lineHeight: vars.type.leading.snug }),
);

/** Spaced so that a finger hits only one. */
export const options = style(inComponents({ display: 'grid', gap: space.x3, paddingBlock: space.x1 }));
