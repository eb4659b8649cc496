import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const reasons = style(
  inSections({ marginBlockEnd: space.x6, borderBlockStart: `1px solid ${color.line.strong}` }),
);

export const reason = style(
  inSections({
    display: 'grid',
    gap: `${space.x2} ${space.x6}`,
    alignItems: 'baseline',
    paddingBlock: space.x6,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    '@media': { [from('large')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  }),
);
