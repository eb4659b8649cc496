import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const map = style(inSections({ marginBlockStart: space.x8 }));

export const foot = style(
  inSections({
    ...wrappingRow,
    justifyContent: 'space-between',
    gap: `${space.x4} ${space.x12}`,
    marginBlockStart: space.x6,
  }),
);
