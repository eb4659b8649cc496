import { style } from '@vanilla-extract/css';
import { below } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';

/** The frame of a picture that replaces a drawing. */
export const frame = style(
  inSections({
    overflow: 'clip',
    aspectRatio: '16 / 10',
    '@media': { [below('medium')]: { aspectRatio: '4 / 5' } },
  }),
);
