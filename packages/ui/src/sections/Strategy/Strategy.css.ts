import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space } = vars;

/** Clips overflow at the edge of the window. */
export const sheet = style(inSections({ overflowX: 'clip' }));

export const beside = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.x12,
    '@media': { [from('large')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
  }),
);

export const points = style(
  inSections({ marginBlockStart: space.x8, borderBlockStart: `1px solid ${color.line.strong}` }),
);

export const point = style(
  inSections({
    display: 'grid',
    gap: space.x2,
    paddingBlock: space.x4,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
  }),
);

/** To the window's edge, and so little past it that the last dimension stays legible. */
const beyond = `calc((${layout.gutter} + max(0%, (100vw - ${layout.container}) / 2) + 1.4vw) * -1)`;

export const bleeding = style(
  inSections({
    marginBlockEnd: space.x4,
    '@media': {
      [below('large')]: { marginInline: `calc(${layout.gutter} * -1)` },
      [from('large')]: { marginInlineEnd: beyond },
    },
  }),
);
