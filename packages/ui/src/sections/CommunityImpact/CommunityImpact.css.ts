import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const words = style(inSections({ ...oneColumn, gap: space.x6, alignContent: 'start' }));

export const effects = style(inSections({ borderBlockStart: `1px solid ${color.line.strong}` }));

export const effect = style(
  inSections({
    display: 'grid',
    gap: space.x1,
    paddingBlock: space.x4,
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line.subtle}` } },
  }),
);

export const figure = style(inSections({ display: 'grid', gap: space.x3 }));

export const sources = style(inSections({ marginBlockStart: space.x12 }));
