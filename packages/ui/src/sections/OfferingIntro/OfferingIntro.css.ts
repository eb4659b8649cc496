import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const split = style(
  inSections({
    ...columnsFrom('large', 'minmax(0, 7fr) minmax(0, 5fr)'),
    gap: `${space.x12} ${space.x16}`,
    alignItems: 'start',
  }),
);

export const words = style(inSections({ ...oneColumn, gap: space.x4, alignContent: 'start' }));
