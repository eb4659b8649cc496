import { vars } from '@sponsor/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Nothing may reach past this edge, or the browser shrinks every page until it fits. */
export const leaf = style({
  overflowX: 'clip',
  breakAfter: 'page',
  selectors: { '&:last-child': { breakAfter: 'auto' } },
});

// The page's own background would end at its margins.
globalStyle(`body, ${leaf} > *`, { backgroundColor: 'white' });

/** The height of a page within its margins, at the scale of the body text. */
export const cover = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '1140px',
  overflow: 'hidden',
});

export const elevation = style({ alignSelf: 'end' });

export const contents = style({
  paddingInlineStart: space.x6,
  listStyle: 'decimal',
  lineHeight: 2,
  borderBlock: `1px solid ${color.line.subtle}`,
});
