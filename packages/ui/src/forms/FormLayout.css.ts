import { style } from '@vanilla-extract/css';
import { inComponents } from '../styles/in-layer.ts';
import { vars } from '../tokens/contract.css.ts';

const { space } = vars;

/** Fields one below the other. Not printed, because paper sends nothing. */
export const form = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.x6,
    '@media': { print: { display: 'none' } },
  }),
);

/** Two short fields side by side if both fit; a message under one of them does not move the other. */
export const pair = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${space.x32} * 1.3125), 1fr))`,
    gap: space.x6,
    alignItems: 'start',
  }),
);
