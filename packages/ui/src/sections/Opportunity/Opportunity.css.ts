import { sectionStyle } from '../../styles/in-layer.ts';
import { columnsFrom, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const split = sectionStyle({ ...columnsFrom('large', 'minmax(0, 5fr) minmax(0, 7fr)'), gap: space.x12 });

export const words = sectionStyle({ ...oneColumn, gap: space.x6, alignContent: 'start' });

export const ledger = sectionStyle({ marginBlockStart: space.x2, borderBlockStart: `1px solid ${color.line.strong}` });

export const entry = sectionStyle({ paddingBlock: space.x4, borderBlockEnd: `1px solid ${color.line.subtle}` });
