import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const words = style(inSections({ display: 'grid', gap: space.x3 }));

export const actions = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x4,
    '@media': {
      [below('medium')]: { display: 'grid' },
      [from('medium')]: { blockSize: '100%', alignContent: 'center' },
    },
  }),
);
