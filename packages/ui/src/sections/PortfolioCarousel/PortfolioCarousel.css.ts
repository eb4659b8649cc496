import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const head = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space.x4} ${vars.space.x12}`,
    alignItems: 'end',
    '@media': { [from('large')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
  }),
);
