import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { page, raised } = vars.color.surface;

export const frame = style(
  inComponents({
    // Not `clip`: that would let a high drawing stretch the frame out of its shape.
    overflow: 'hidden',
    backgroundColor: page,
    // Whatever lies in the frame is drawn on the frame's own paper.
    selectors: { '&[data-paper=raised]': { vars: { [page]: raised } } },
  }),
);

export const shapes = styleVariants({ card: '4 / 3', banner: '2 / 1' }, (aspectRatio) => inComponents({ aspectRatio }));
