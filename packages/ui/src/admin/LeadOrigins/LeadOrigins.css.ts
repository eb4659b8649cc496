import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const origins = style(
  inSections({
    display: 'grid',
    gap: space.x6,
    borderBlockStart: `1px solid ${color.line.strong}`,
    paddingBlockStart: space.x4,
  }),
);

export const charts = style(
  inSections({
    display: 'grid',
    gap: `${space.x8} ${space.x8}`,
    alignItems: 'start',
    '@media': { [from('large')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
