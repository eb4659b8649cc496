import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const map = style(inSections({ marginBlockStart: space.x8 }));

export const foot = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.x4} ${space.x12}`,
    marginBlockStart: space.x6,
  }),
);
