import { recipe } from '@vanilla-extract/recipes';
import { inPrimitives } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { page, tint } = vars.color.surface;

export const section = recipe({
  base: inPrimitives({ position: 'relative', color: vars.color.text.default }),
  variants: {
    surface: {
      page: inPrimitives({ backgroundColor: page }),
      tint: inPrimitives({ backgroundColor: tint }),
      inverse: inPrimitives({ backgroundColor: page }),
    },
    space: {
      none: {},
      compact: inPrimitives({ paddingBlock: `calc(${vars.layout.section} / 2)` }),
      full: inPrimitives({ paddingBlock: vars.layout.section }),
    },
  },
});
