import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, pen, space } = vars;

export const bar = style(inSections({ flex: 'none', inlineSize: space.x16, blockSize: 'auto', fill: 'none' }));

export const scale = style(inSections({ stroke: color.text.annotation, strokeWidth: pen.thin }));

export const part = style(
  inSections({
    stroke: color.line.strong,
    strokeWidth: '4',
    selectors: { '&[data-beyond]': { stroke: color.text.danger } },
  }),
);

export const tip = style(inSections({ fill: color.text.danger }));
