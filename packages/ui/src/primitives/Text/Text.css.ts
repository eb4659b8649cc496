import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { size } = vars.type;
const { regular, medium, strong } = vars.font.weight;

export const text = style(
  inPrimitives({
    maxInlineSize: vars.layout.measure,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);

export const sizes = styleVariants({ small: size.small, body: size.body, lede: size.lede }, (fontSize) =>
  inPrimitives({ fontSize }),
);

export const tones = styleVariants(vars.color.text, (color) => inPrimitives({ color }));

export const weights = styleVariants({ regular, medium, strong }, (fontWeight) => inPrimitives({ fontWeight }));
