import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { outOfSight } from '../../styles/out-of-sight.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;
const hairline = `1px solid ${color.line.subtle}`;

export const log = style(inSections({ display: 'grid', gap: space.x8 }));

export const filters = style(
  inSections({ display: 'flex', flexWrap: 'wrap', gap: `${space.x2} ${space.x6}`, alignItems: 'end' }),
);

export const filter = style(
  inSections({ display: 'grid', gap: space.x1, color: color.text.muted, fontSize: type.size.small }),
);

export const choice = style(
  inSections({
    minBlockSize: vars.control.height,
    maxInlineSize: '100%',
    paddingInline: space.x3,
    border: `1px solid ${color.line.control}`,
    borderRadius: vars.control.radius,
    backgroundColor: color.surface.raised,
    color: color.text.default,
    font: 'inherit',
    selectors: { '&[data-active]': { backgroundColor: color.surface.tint, borderColor: color.line.strong } },
  }),
);

export const day = style(
  inSections({
    display: 'grid',
    gap: space.x2,
    borderBlockStart: `1px solid ${color.line.strong}`,
    paddingBlockStart: space.x3,
  }),
);

export const table = style(
  inSections({
    inlineSize: '100%',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media': { [below('medium')]: { display: 'block' } },
  }),
);

/** Each day has the same columns, which are said aloud and need no words on the screen. */
export const head = style(inSections(outOfSight));

export const body = style(inSections({ '@media': { [below('medium')]: { display: 'block' } } }));

export const row = style(
  inSections({
    borderBlockEnd: hairline,
    '@media': {
      [below('medium')]: {
        display: 'grid',
        gridTemplateColumns: `calc(${space.x16} + ${space.x6}) minmax(0, 1fr)`,
        paddingBlock: space.x2,
      },
    },
  }),
);

export const cell = style(
  inSections({
    paddingBlock: space.x2,
    paddingInlineEnd: space.x4,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    fontWeight: 'inherit',
    '@media': { [below('medium')]: { paddingBlock: 0 } },
  }),
);

export const at = style(
  inSections({
    color: color.text.muted,
    whiteSpace: 'nowrap',
    '@media': {
      [below('medium')]: { gridRow: 'span 2' },
      [from('medium')]: { inlineSize: `calc(${space.x16} + ${space.x8})` },
    },
  }),
);

export const actor = style(inSections({ '@media': { [from('medium')]: { inlineSize: '28%' } } }));

export const what = style(inSections({ '@media': { [below('medium')]: { gridColumn: 2 } } }));

export const hash = style(
  inSections({
    color: color.text.muted,
    fontFamily: 'ui-monospace, monospace',
    fontSize: type.size.small,
    '@media': {
      [below('medium')]: { display: 'none' },
      [from('medium')]: { inlineSize: `calc(${space.x24} + ${space.x4})` },
    },
  }),
);

export const details = style(inSections({ color: color.text.muted, fontSize: type.size.small }));
