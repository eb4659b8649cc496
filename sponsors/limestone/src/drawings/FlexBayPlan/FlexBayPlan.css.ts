import { from, vars } from '@sponsor/ui/tokens';
import { inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** Clips the row at both sides, where it continues, but not at the top, where the grid bubbles are. */
export const frame = style(
  inComponents({
    containerType: 'inline-size',
    overflowX: 'clip',
    '@media': { [from('medium')]: { paddingBlockStart: vars.space.x8 } },
  }),
);
