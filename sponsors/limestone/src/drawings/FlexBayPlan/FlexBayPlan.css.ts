import { from, vars } from '@sponsor/ui/tokens';
import { inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** The row continues past both edges of the picture, but the grid's bubbles are above it. */
export const frame = style(
  inComponents({
    containerType: 'inline-size',
    overflowX: 'clip',
    '@media': { [from('medium')]: { paddingBlockStart: vars.space.x8 } },
  }),
);
