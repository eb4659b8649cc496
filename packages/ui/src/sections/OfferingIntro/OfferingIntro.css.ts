import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const split = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.x12} ${space.x16}`,
    alignItems: 'start',
    '@media': { [from('large')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
  }),
);

export const words = style(
  inSections({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4, alignContent: 'start' }),
);
