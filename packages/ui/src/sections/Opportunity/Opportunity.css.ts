import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const split = style(inSections({ ...columnsFrom('large', 'minmax(0, 5fr) minmax(0, 7fr)'), gap: space.x12 }));

export const words = style(inSections({ ...oneColumn, gap: space.x6, alignContent: 'start' }));

export const ledger = style(
  inSections({ marginBlockStart: space.x2, borderBlockStart: `1px solid ${color.line.strong}` }),
);

export const entry = style(inSections({ paddingBlock: space.x4, borderBlockEnd: `1px solid ${color.line.subtle}` }));
