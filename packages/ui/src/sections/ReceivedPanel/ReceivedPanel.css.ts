import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const answer = style(
  inSections({
    display: 'grid',
    gap: `${vars.space.x8} ${vars.space.x12}`,
    '@media': { [from('large')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end' } },
  }),
);

/** The ground runs on beyond the drawing, and ends with its place. */
export const media = style(inSections({ overflow: 'hidden' }));

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
