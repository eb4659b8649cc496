import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inPrimitives } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { size } = vars.type;

export const text = recipe({
  base: inPrimitives({ maxInlineSize: vars.layout.measure, textWrap: 'pretty' }),
  variants: {
    size: {
      small: inPrimitives({ fontSize: size.small }),
      body: inPrimitives({ fontSize: size.body }),
      lede: inPrimitives({ fontSize: size.lede }),
    },
    tone: styleVariants(vars.color.text, (color) => inPrimitives({ color })),
    weight: {
      regular: inPrimitives({ fontWeight: vars.font.weight.regular }),
      medium: inPrimitives({ fontWeight: vars.font.weight.medium }),
      strong: inPrimitives({ fontWeight: vars.font.weight.strong }),
    },
  },
});
