import { below } from '../../styles/breakpoints.ts';
import { sectionStyle } from '../../styles/in-layer.ts';

/** The frame of a picture that replaces a drawing. */
export const frame = sectionStyle({
  overflow: 'clip',
  aspectRatio: '16 / 10',
  '@media': { [below('medium')]: { aspectRatio: '4 / 5' } },
});
