import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const picture = style(inComponents({ selectors: { '&[data-fill]': { display: 'block', blockSize: '100%' } } }));

export const image = style(
  inComponents({
    inlineSize: '100%',
    blockSize: 'auto',
    backgroundColor: vars.color.surface.tint,
    selectors: { [`${picture}[data-fill] > &`]: { blockSize: '100%', objectFit: 'cover' } },
  }),
);
