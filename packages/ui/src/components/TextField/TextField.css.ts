import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { box } from '../Field/FieldBox.css.ts';

export const input = recipe({
  base: box,
  variants: {
    size: {
      medium: inComponents({ blockSize: vars.control.height }),
      large: inComponents({ blockSize: `calc(${vars.control.height} + ${vars.space.x2})` }),
    },
  },
});
