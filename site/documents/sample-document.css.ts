import { vars } from '@sponsor/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const leaf = style({ breakAfter: 'page', selectors: { '&:last-child': { breakAfter: 'auto' } } });

// The ground of a page would end at its margins.
globalStyle(`body, ${leaf} > *`, { backgroundColor: 'white' });

/** As high as a page within its margins. */
export const cover = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '880px',
  overflow: 'hidden',
});

export const elevation = style({ alignSelf: 'end' });

export const contents = style({
  paddingInlineStart: space.x6,
  listStyle: 'decimal',
  lineHeight: 2,
  borderBlock: `1px solid ${color.line.subtle}`,
});
