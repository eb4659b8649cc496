import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { markedSummary, markSize } from './DisclosureMark.css.ts';

const { space } = vars;

export const disclosure = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const summary = style([markedSummary, inComponents({ paddingBlock: space.x1 })]);

/** Aligned with the text of the summary. */
export const words = style(
  inComponents({ paddingBlock: `${space.x2} ${space.x3}`, paddingInlineStart: `calc(${markSize} + ${space.x2})` }),
);
