import { below, from } from '../../styles/breakpoints.ts';
import { sectionStyle } from '../../styles/in-layer.ts';
import { columnsFrom, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space } = vars;
const tablet = `${from('medium')} and ${below('large')}`;

/** Clips overflow at the edge of the window. */
export const sheet = sectionStyle({ overflowX: 'clip' });

/** The words are at the level of the drawing's foot. */
export const quality = sectionStyle({
  ...columnsFrom('large', 'minmax(0, 8fr) minmax(0, 4fr)'),
  alignItems: 'end',
  gap: `${space.x8} ${space.x12}`,
  marginBlock: `calc(${layout.section} / 2.5) calc(${layout.section} / 1.5)`,
});

/** From the left edge of the window, and so far past it that the building itself is cut. */
export const bleeding = sectionStyle({
  marginBlockEnd: space.x4,
  marginInlineStart: `calc((${layout.gutter} + max(0vw, (100vw - ${layout.container}) / 2)) * -1 - 24vw)`,
  '@media': {
    [below('medium')]: { marginInlineStart: '-90%', marginInlineEnd: `calc(${layout.gutter} * -1)` },
    // The ground ends where the words begin.
    [from('large')]: { overflowX: 'clip' },
  },
});

export const words = sectionStyle({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space.x4 });

export const facts = sectionStyle({ justifySelf: 'stretch', borderBlockStart: `1px solid ${color.line.strong}` });

export const fact = sectionStyle({ paddingBlock: space.x3, borderBlockEnd: `1px solid ${color.line.subtle}` });

export const part = sectionStyle({
  ...oneColumn,
  gap: space.x4,
  paddingBlockStart: space.x6,
  borderBlockStart: `1px solid ${color.line.strong}`,
});

export const community = sectionStyle({
  ...oneColumn,
  gap: space.x6,
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const drawn = sectionStyle({ ...oneColumn, gap: space.x4 });
