import { vars } from '@sponsor/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, font, space, type } = vars;
const rule = `1px solid ${color.line.strong}`;

/** One sheet of paper. Contained, because otherwise a drawing that reaches beyond its edge moves to the next one. */
export const cover = style({
  contain: 'strict',
  inlineSize: '1280px',
  blockSize: '800px',
  breakAfter: 'page',
  printColorAdjust: 'exact',
  selectors: { '&:last-child': { breakAfter: 'auto' } },
});

export const sheet = style([
  cover,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gap: space.x6,
    padding: `${space.x8} ${space.x16} ${space.x6}`,
    backgroundColor: color.surface.page,
    color: color.text.default,
  },
]);

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: space.x12,
  alignItems: 'end',
});

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x12,
  paddingBlockStart: space.x3,
  borderBlockStart: `1px solid ${color.line.subtle}`,
  fontSize: type.size.small,
  color: color.text.muted,
});

export const kinds = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: space.x8 });

export const columns = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.x8 });

export const ruled = style({
  display: 'grid',
  gap: space.x2,
  alignContent: 'start',
  paddingBlockStart: space.x4,
  borderBlockStart: rule,
});

export const lead = style({ fontWeight: font.weight.strong });

/** At the foot of the page, from edge to edge. */
export const elevation = style({ alignSelf: 'end', marginInline: `calc(${space.x16} * -1)` });

export const terms = style({ display: 'grid', gap: space.x8, alignContent: 'space-between' });

/** Smaller than on a screen, because the sheet is printed or enlarged at will. */
export const notes = style({ zoom: '0.86' });

export const rent = style({ display: 'grid', gridTemplateColumns: '330px minmax(0, 1fr)', gap: space.x16 });

/** The five levels of the drawing, in equal rows beside it: from 15 to 98 per cent of its height. */
export const path = style({
  alignSelf: 'start',
  display: 'grid',
  gridTemplateRows: 'repeat(5, minmax(0, 1fr))',
  blockSize: '530px',
  paddingBlockStart: '81px',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: space.x6,
  alignItems: 'center',
  borderBlockStart: `1px solid ${color.line.subtle}`,
});

export const risks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.x6} ${space.x12}`,
  alignContent: 'start',
});

export const contact = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: space.x8 });
