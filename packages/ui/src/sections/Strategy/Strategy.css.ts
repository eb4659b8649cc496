import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { bleedingOff, columnsFrom } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

/** Clips overflow at the edge of the window. */
export const sheet = style(inSections({ overflowX: 'clip' }));

export const beside = style(
  inSections({
    ...columnsFrom('large', 'minmax(0, 5fr) minmax(0, 7fr)'),
    alignItems: 'center',
    gap: space.x12,
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
export const bleeding = style(inSections(bleedingOff('marginInlineEnd', '1.4vw')));
