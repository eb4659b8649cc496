import { sectionStyle } from '../../styles/in-layer.ts';
import { columnsFrom, wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space } = vars;

export const words = sectionStyle({ display: 'grid', gap: space.x4, alignContent: 'center', blockSize: '100%' });

export const actions = sectionStyle({ ...wrappingRow, gap: `${space.x2} ${space.x6}` });

export const questions = sectionStyle({ borderBlockStart: `1px solid ${color.line.strong}` });

export const question = sectionStyle({
  ...columnsFrom('large', 'minmax(0, 5fr) minmax(0, 6fr)'),
  gap: `${space.x1} ${space.x6}`,
  paddingBlock: space.x4,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});

export const asked = sectionStyle({ fontWeight: font.weight.strong });
