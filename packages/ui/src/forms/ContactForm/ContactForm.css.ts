import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const form = style(inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x6 }));

/** The two short fields side by side; a message under one of them leaves the other where it is. */
export const pair = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x6,
    alignItems: 'start',
    '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const send = style(
  inComponents({ justifySelf: 'start', display: 'grid', '@media': { [below('medium')]: { justifySelf: 'stretch' } } }),
);
