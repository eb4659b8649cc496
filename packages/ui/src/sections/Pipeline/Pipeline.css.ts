import { sectionStyle } from '../../styles/in-layer.ts';
import { wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const map = sectionStyle({ marginBlockStart: space.x8 });

export const foot = sectionStyle({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space.x4} ${space.x12}`,
  marginBlockStart: space.x6,
});
