import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const stack = style(inPrimitives({ display: 'flex', flexDirection: 'column' }));

export const spaces = styleVariants(vars.space, (gap) => inPrimitives({ gap }));

export const alignments = styleVariants({
  stretch: {},
  start: inPrimitives({ alignItems: 'flex-start' }),
  center: inPrimitives({ alignItems: 'center' }),
});
