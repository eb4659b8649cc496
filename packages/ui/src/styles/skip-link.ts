import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

const { color, space } = vars;

/** The first link of a page, which skips to the content. Outside the window until it has the focus. */
export const skipLink = {
  position: 'fixed',
  insetBlockStart: space.x2,
  insetInlineStart: space.x2,
  zIndex: 3,
  padding: `${space.x3} ${space.x4}`,
  backgroundColor: color.surface.raised,
  color: color.text.default,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
  '@media': { print: { display: 'none' } },
} satisfies StyleRule;
