import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const inline = style(inPrimitives({ display: 'flex', flexWrap: 'wrap' }));

export const spaces = styleVariants(vars.space, (gap) => inPrimitives({ gap }));

export const alignments = styleVariants({
  start: inPrimitives({ alignItems: 'flex-start' }),
  center: inPrimitives({ alignItems: 'center' }),
  end: inPrimitives({ alignItems: 'flex-end' }),
  baseline: inPrimitives({ alignItems: 'baseline' }),
});

export const distributions = styleVariants({ start: {}, between: inPrimitives({ justifyContent: 'space-between' }) });
