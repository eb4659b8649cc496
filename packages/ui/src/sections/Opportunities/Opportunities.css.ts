import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space } = vars;
const tablet = `${from('medium')} and ${below('large')}`;

/** Clips overflow at the edge of the window. */
export const sheet = style(inSections({ overflowX: 'clip' }));

/** The words are at the level of the drawing's foot. */
export const quality = style(
  inSections({
    ...columnsFrom('large', 'minmax(0, 8fr) minmax(0, 4fr)'),
    alignItems: 'end',
    gap: `${space.x8} ${space.x12}`,
    marginBlock: `calc(${layout.section} / 2.5) calc(${layout.section} / 1.5)`,
  }),
);

/** From the left edge of the window, and so far past it that the building itself is cut. */
export const bleeding = style(
  inSections({
    marginBlockEnd: space.x4,
    marginInlineStart: `calc((${layout.gutter} + max(0vw, (100vw - ${layout.container}) / 2)) * -1 - 24vw)`,
    '@media': {
      [below('medium')]: { marginInlineStart: '-90%', marginInlineEnd: `calc(${layout.gutter} * -1)` },
      // The ground ends where the words begin.
      [from('large')]: { overflowX: 'clip' },
    },
  }),
);

export const words = style(
  inSections({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space.x4 }),
);

export const facts = style(inSections({ justifySelf: 'stretch', borderBlockStart: `1px solid ${color.line.strong}` }));

export const fact = style(inSections({ paddingBlock: space.x3, borderBlockEnd: `1px solid ${color.line.subtle}` }));

export const part = style(
  inSections({
    ...oneColumn,
    gap: space.x4,
    paddingBlockStart: space.x6,
    borderBlockStart: `1px solid ${color.line.strong}`,
  }),
);

export const community = style(
  inSections({
    ...oneColumn,
    gap: space.x6,
    '@media': { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const drawn = style(inSections({ ...oneColumn, gap: space.x4 }));
