import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn, outerWidth } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { layout } = vars;

export const answer = style(
  inSections({
    display: 'grid',
    gap: `${vars.space.x8} ${vars.space.x12}`,
    '@media': { [from('large')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end' } },
  }),
);

const beyond = `calc(-1 * ${outerWidth})`;

/** The building bleeds off the right edge of the window; below the words the ground extends past both. */
export const media = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: '150%',
    overflow: 'hidden',
    marginInlineEnd: beyond,
    '@media': { [below('large')]: { marginInlineStart: beyond } },
  }),
);

export const panel = style(
  inSections({
    ...oneColumn,
    gap: vars.space.x6,
    justifyItems: 'start',
    maxInlineSize: layout.measure,
    paddingBlockStart: vars.space.x6,
    borderBlockStart: `${vars.pen.heavy} solid ${vars.color.text.success}`,
    selectors: { '&[data-outcome=refused]': { borderBlockStartColor: vars.color.text.danger } },
  }),
);
