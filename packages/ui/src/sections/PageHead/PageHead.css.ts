import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { layout, space } = vars;

export const words = style(inSections({ paddingBlock: `${space.x8} calc(${layout.section} / 2)` }));

export const actions = style(
  inSections({
    ...wrappingRow,
    gap: `${space.x2} ${space.x6}`,
    '@media': { [below('medium')]: { display: 'grid' } },
  }),
);

export const frame = style(
  inSections({
    overflow: 'hidden',
    '@media': { [below('medium')]: { marginInline: `calc(${layout.gutter} * -1)` } },
  }),
);

/** 21 by 9 would be a thin strip on a phone, which shows the middle of it, 4 by 3. */
export const picture = style(
  inSections({
    display: 'grid',
    // Crops a taller picture to its middle: its row must not grow.
    gridTemplateRows: '100%',
    alignItems: 'center',
    aspectRatio: '21 / 9',
    overflow: 'hidden',
    '@media': { [below('medium')]: { inlineSize: '175%', marginInlineStart: '-37.5%' } },
  }),
);

/** As wide as the window: the ground extends to both edges, the rest of the sheet is cut off there. */
export const sheet = style(inSections({ overflowX: 'clip' }));

/** On a phone it is far wider than the window, which shows the middle of the row. */
export const elevation = style(
  inSections({
    maxInlineSize: layout.container,
    marginInline: 'auto',
    '@media': { [below('medium')]: { marginInline: '-75%' } },
  }),
);

export const foot = style(
  inSections({
    paddingBlock: `${space.x3} calc(${layout.section} / 2)`,
    '@media': { [from('medium')]: { paddingBlockStart: space.x4 } },
  }),
);
