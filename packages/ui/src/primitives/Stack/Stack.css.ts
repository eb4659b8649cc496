import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inPrimitives } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const stack = recipe({
  base: inPrimitives({ display: 'flex', flexDirection: 'column' }),
  variants: {
    space: styleVariants(vars.space, (gap) => inPrimitives({ gap })),
    align: {
      stretch: {},
      start: inPrimitives({ alignItems: 'flex-start' }),
      center: inPrimitives({ alignItems: 'center' }),
    },
  },
});
