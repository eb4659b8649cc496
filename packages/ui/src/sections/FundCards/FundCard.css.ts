import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, displayText, labelAndFigure, oneColumn, wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, font, pen, space, type } = vars;

/** Head, access, limit, seven terms and the foot. */
const rows = 11;

/** A room below the wall at the end of the plan: it has walls on three sides, and a fourth if there is no plan. */
export const room = style(
  inSections({
    ...oneColumn,
    padding: `${space.x6} ${space.x4}`,
    border: `${pen.medium} solid ${color.line.strong}`,
    backgroundColor: color.surface.raised,
    '@media': {
      [from('medium')]: {
        gridRow: `span ${rows}`,
        gridTemplateRows: 'subgrid',
        padding: `${space.x8} ${space.x6}`,
        borderBlockStartWidth: 0,
      },
      [from('large')]: { paddingInline: space.x8 },
    },
  }),
);

export const head = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space.x1} ${space.x4}`,
    alignItems: 'start',
    alignContent: 'start',
    '@media': {
      [below('large')]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'start',
        // In large text a name breaks before it overflows the room.
        overflowWrap: 'anywhere',
      },
    },
  }),
);

export const badge = style(
  inSections({
    paddingInline: space.x2,
    border: '1px solid currentColor',
    borderRadius: control.radius,
    fontSize: type.size.small,
    fontWeight: font.weight.strong,
    lineHeight: 1.8,
    '@media': { [below('large')]: { gridRow: 1, marginBlockEnd: space.x2 } },
  }),
);

export const offering = style(inSections({ gridColumn: '1 / -1', color: color.text.muted }));

export const access = style(
  inSections({
    paddingBlock: `${space.x6} ${space.x4}`,
    fontSize: type.size.lede,
    lineHeight: type.leading.snug,
    textWrap: 'balance',
  }),
);

export const limit = style(
  inSections({
    ...columnsFrom('large', '4em minmax(0, 1fr)'),
    alignContent: 'start',
    gap: `${space.x1} ${space.x4}`,
    paddingBlock: `${space.x3} ${space.x6}`,
    borderBlockStart: `1px solid ${color.line.subtle}`,
    fontSize: type.size.small,
    color: color.text.muted,
    textWrap: 'pretty',
  }),
);

export const limitLabel = style(inSections({ fontWeight: font.weight.strong, color: color.text.default }));

export const terms = style(
  inSections({
    display: 'grid',
    borderBlockStart: `1px solid ${color.line.strong}`,
    '@media': { [from('medium')]: { gridRow: 'span 7', gridTemplateRows: 'subgrid' } },
  }),
);

export const term = style(inSections(labelAndFigure));

/** Breaks before its figure overflows the line, which happens only in large text. */
export const label = style(inSections({ flex: '1 1 6em', color: color.text.muted }));

export const figure = style(
  inSections({
    ...displayText(type.size.title),
    lineHeight: type.leading.tight,
    whiteSpace: 'nowrap',
  }),
);

export const where = style(inSections({ fontSize: type.size.small }));

export const paid = style(inSections({ flexBasis: '100%', fontSize: type.size.small }));

export const foot = style(
  inSections({
    display: 'grid',
    gap: space.x4,
    alignContent: 'start',
    paddingBlockStart: space.x6,
  }),
);

export const actions = style(
  inSections({
    ...wrappingRow,
    gap: `${space.x2} ${space.x6}`,
    '@media': { [below('medium')]: { display: 'grid' } },
  }),
);
