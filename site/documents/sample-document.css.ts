import { vars } from '@sponsor/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Beyond its edge nothing may be drawn, or the browser makes all pages smaller until it fits. */
export const leaf = style({
  overflowX: 'clip',
  breakAfter: 'page',
  selectors: { '&:last-child': { breakAfter: 'auto' } },
});

// The ground of a page would end at its margins.
globalStyle(`body, ${leaf} > *`, { backgroundColor: 'white' });

/** As high as a page within its margins, at the scale of its letters. */
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
