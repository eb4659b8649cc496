import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** The row goes on past both edges of the picture, but the grid's bubbles stand above it. */
export const frame = style(
  inComponents({
    containerType: 'inline-size',
    overflowX: 'clip',
    '@media': { [from('medium')]: { paddingBlockStart: vars.space.x8 } },
  }),
);
