import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inPrimitives } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const inline = recipe({
  base: inPrimitives({ display: 'flex', flexWrap: 'wrap' }),
  variants: {
    space: styleVariants(vars.space, (gap) => inPrimitives({ gap })),
    align: {
      start: inPrimitives({ alignItems: 'flex-start' }),
      center: inPrimitives({ alignItems: 'center' }),
      end: inPrimitives({ alignItems: 'flex-end' }),
      baseline: inPrimitives({ alignItems: 'baseline' }),
    },
    justify: {
      start: {},
      between: inPrimitives({ justifyContent: 'space-between' }),
    },
  },
});
