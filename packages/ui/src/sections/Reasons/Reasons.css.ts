import { from } from '../../styles/breakpoints.ts';
import { sectionStyle } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const reasons = sectionStyle({ marginBlockEnd: space.x6, borderBlockStart: `1px solid ${color.line.strong}` });

export const reason = sectionStyle({
  display: 'grid',
  gap: `${space.x2} ${space.x6}`,
  alignItems: 'baseline',
  paddingBlock: space.x6,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  '@media': { [from('large')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
