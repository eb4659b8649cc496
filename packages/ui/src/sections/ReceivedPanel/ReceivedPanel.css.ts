import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const panel = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x6,
    justifyItems: 'start',
    maxInlineSize: vars.layout.measure,
    paddingBlockStart: vars.space.x6,
    borderBlockStart: `${vars.pen.heavy} solid ${vars.color.text.success}`,
    selectors: { '&[data-outcome=refused]': { borderBlockStartColor: vars.color.text.danger } },
  }),
);
