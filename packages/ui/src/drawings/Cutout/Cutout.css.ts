import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { page, raised } = vars.color.surface;

export const frame = style(
  inComponents({
    // Not `clip`, which would let a tall drawing stretch the frame.
    overflow: 'hidden',
    backgroundColor: page,
    // The drawing uses the frame's own background.
    selectors: { '&[data-paper=raised]': { vars: { [page]: raised } } },
  }),
);

export const shapes = styleVariants({ card: '4 / 3', banner: '2 / 1' }, (aspectRatio) => inComponents({ aspectRatio }));
