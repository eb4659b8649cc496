import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space } = vars;

/** The night continues above, behind a transparent header. Nothing scrolls up to its end. */
export const sky = style(
  inSections({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    blockSize: '50vh',
    backgroundColor: color.surface.page,
  }),
);

export const split = style(
  inSections({
    ...oneColumn,
    gap: `${space.x12} ${space.x16}`,
    paddingBlock: `calc(${layout.section} / 2.3) ${space.x12}`,
    '@media': { [from('large')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' } },
  }),
);

export const words = style(inSections({ ...oneColumn, gap: space.x6, alignContent: 'start' }));

export const actions = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x3,
    '@media': { [below('medium')]: { display: 'grid' } },
  }),
);

/** As wide as the window: the ground extends to both edges. */
export const sheet = style(inSections({ overflowX: 'clip' }));

export const drawing = style(
  inSections({
    maxInlineSize: layout.container,
    marginInline: 'auto',
    '@media': {
      // A phone shows the middle of the building, at a scale at which its windows can be distinguished.
      [below('medium')]: { marginInline: '-45%' },
      // On a tablet its marks are larger, and reach past the edge of the sheet.
      [`${from('medium')} and ${below('large')}`]: { marginInlineEnd: space.x6 },
    },
  }),
);

export const foot = style(
  inSections({
    ...columnsFrom('large', 'repeat(2, minmax(0, 1fr))'),
    gap: `${space.x4} ${space.x12}`,
    paddingBlock: `${space.x6} ${space.x12}`,
  }),
);
