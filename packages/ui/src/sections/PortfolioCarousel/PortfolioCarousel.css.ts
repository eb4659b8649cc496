import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

export const head = style(
  inSections({
    ...columnsFrom('large', 'minmax(0, 5fr) minmax(0, 6fr)'),
    gap: `${vars.space.x4} ${vars.space.x12}`,
    alignItems: 'end',
  }),
);
