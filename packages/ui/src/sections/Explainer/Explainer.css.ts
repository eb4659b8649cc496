import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { layout, space } = vars;

/** Clips overflow at the edge of the window. */
export const sheet = style(inSections({ overflowX: 'clip' }));

export const beside = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    gap: `${space.x8} ${space.x12}`,
    '@media': { [from('large')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
  }),
);

/** From the window's edge, and so far past it that the corner of the site is cut off. */
const beyond = `calc((${layout.gutter} + max(0%, (100vw - ${layout.container}) / 2) + 3vw) * -1)`;

export const bleeding = style(
  inSections({
    marginBlockEnd: space.x4,
    '@media': {
      [below('large')]: { marginInline: `calc(${layout.gutter} * -1)` },
      [from('large')]: { marginInlineStart: beyond },
    },
  }),
);

export const words = style(inSections({ display: 'grid', gap: space.x4 }));
