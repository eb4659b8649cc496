import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space } = vars;

export const words = style(inSections({ display: 'grid', gap: space.x4, alignContent: 'center', blockSize: '100%' }));

export const actions = style(inSections({ ...wrappingRow, gap: `${space.x2} ${space.x6}` }));

export const questions = style(inSections({ borderBlockStart: `1px solid ${color.line.strong}` }));

export const question = style(
  inSections({
    ...columnsFrom('large', 'minmax(0, 5fr) minmax(0, 6fr)'),
    gap: `${space.x1} ${space.x6}`,
    paddingBlock: space.x4,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
  }),
);

export const asked = style(inSections({ fontWeight: font.weight.strong }));
