import { vars } from '@sponsor/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100vw',
  blockSize: '100vh',
  backgroundColor: vars.color.surface.page,
});

/** A mask may keep only the middle four fifths, as a circle. */
globalStyle(`${icon} > svg`, { inlineSize: '52vw', blockSize: '52vw' });
