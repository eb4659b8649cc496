import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Evening: the inverse surface lights the windows. The sheet fills whatever frame it is put into. */
export const plate = style(
  inComponents({
    display: 'grid',
    alignItems: 'end',
    overflow: 'hidden',
    inlineSize: '100%',
    blockSize: '100%',
    backgroundColor: vars.color.surface.page,
  }),
);
