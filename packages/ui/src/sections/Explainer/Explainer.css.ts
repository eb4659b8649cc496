import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { bleedingOff, columnsFrom } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

/** Clips overflow at the edge of the window. */
export const sheet = style(inSections({ overflowX: 'clip' }));

export const beside = style(
  inSections({
    ...columnsFrom('large', 'minmax(0, 7fr) minmax(0, 5fr)'),
    alignItems: 'end',
    gap: `${space.x8} ${space.x12}`,
  }),
);

/** From the window's edge, and so far past it that the corner of the site is cut off. */
export const bleeding = style(inSections(bleedingOff('marginInlineStart', '3vw')));

export const words = style(inSections({ display: 'grid', gap: space.x4 }));
