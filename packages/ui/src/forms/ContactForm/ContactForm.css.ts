import { style } from '@vanilla-extract/css';
import { below } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';

/** As wide as its text, on a phone as wide as the fields. */
export const send = style(
  inComponents({ justifySelf: 'start', display: 'grid', '@media': { [below('medium')]: { justifySelf: 'stretch' } } }),
);
