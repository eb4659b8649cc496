import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { page, tint } = vars.color.surface;

export const section = style(inPrimitives({ position: 'relative', color: vars.color.text.default }));

export const surfaces = styleVariants({
  page: inPrimitives({ backgroundColor: page }),
  tint: inPrimitives({ backgroundColor: tint }),
  inverse: inPrimitives({ backgroundColor: page }),
});

export const spaces = styleVariants({
  none: {},
  compact: inPrimitives({ paddingBlock: `calc(${vars.layout.section} / 2)` }),
  full: inPrimitives({ paddingBlock: vars.layout.section }),
});
