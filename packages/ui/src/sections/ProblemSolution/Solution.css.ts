import { createVar, style } from '@vanilla-extract/css';
import { below } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space, type } = vars;
/** Paper has room for the whole drawing. */
const phone = `screen and ${below('medium')}`;

export const halves = style(
  inSections({
    ...columnsFrom('large', 'minmax(0, 5fr) minmax(0, 7fr)'),
    gap: `${layout.section} ${space.x16}`,
    marginBlockEnd: `calc(${layout.section} * 0.6)`,
  }),
);

export const words = style(inSections({ ...oneColumn, alignContent: 'start', gap: space.x12 }));

export const gain = style(
  inSections({
    ...oneColumn,
    gap: space.x2,
    paddingBlock: `${space.x4} ${space.x6}`,
    borderBlockStart: `1px solid ${color.line.subtle}`,
  }),
);

/** The drawing's width relative to its frame. */
const cutTo = createVar();

export const figure = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: `${space.x6} ${space.x4}`,
    alignContent: 'start',
    vars: { [cutTo]: '1' },
    selectors: { '&[data-pictured]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    '@media': {
      // A phone shows only the half with the letters, at a legible size.
      [phone]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)', vars: { [cutTo]: '1.72' } },
    },
  }),
);

export const cut = style(
  inSections({
    overflowX: 'clip',
    '@media': { [phone]: { marginInlineStart: `calc(${layout.gutter} * -1)` } },
  }),
);

export const drawing = style(
  inSections({
    inlineSize: `calc(100% * ${cutTo})`,
    marginInlineStart: `calc(100% * (1 - ${cutTo}))`,
  }),
);

/** Each station is beside its level: between 15 and 98 per cent of the sheet's height, in five equal rows. */
export const path = style(
  inSections({
    display: 'grid',
    gridTemplateRows: '15fr repeat(5, 16.6fr) 2fr',
    selectors: {
      '&::before': { content: '' },
      [`${figure}[data-pictured] &`]: { gridTemplateRows: 'none', gap: space.x4 },
      [`${figure}[data-pictured] &::before`]: { content: 'none' },
    },
  }),
);

export const station = style(
  inSections({ alignSelf: 'center', lineHeight: type.leading.snug, fontSize: type.size.body }),
);

export const mark = style(inSections({ gridColumn: '1 / -1' }));
