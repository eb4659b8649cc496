import { style } from '@vanilla-extract/css';
import { places } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { outOfSight } from '../../styles/out-of-sight.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;
const hairline = `1px solid ${color.line.subtle}`;

/** Into the padding of the frame. */
const beside = (side: 1 | -1) => `calc(${side} * ${space.x3}) 0 ${color.surface.tint}`;

const { forColumns: asTable, tooNarrowForColumns: asLines, forOneThing: oneColumn } = places;

/** The chosen columns beside the first four may need more than the width. */
export const frame = style(
  inSections({
    containerType: 'inline-size',
    overflowX: 'auto',
    // Room for the rounded ends of a selected row: its text stays aligned with the rows above.
    marginInline: `calc(-1 * ${space.x3})`,
    paddingInline: space.x3,
  }),
);

export const table = style(
  inSections({
    inlineSize: '100%',
    borderBlockStart: `1px solid ${color.line.strong}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@container': { [asLines]: { display: 'block' } },
  }),
);

/** Two lines per lead need no columns: headers without a function are for screen readers only. */
export const head = style(
  inSections({
    '@container': {
      [asLines]: {
        selectors: {
          '&:not([data-tools])': outOfSight,
          '&[data-tools]': { display: 'block', paddingBlock: space.x1, borderBlockEnd: hairline },
        },
      },
    },
  }),
);

export const headRow = style(
  inSections({
    '@container': { [asLines]: { display: 'flex', flexWrap: 'wrap', columnGap: space.x4 } },
  }),
);

export const header = style(
  inSections({
    blockSize: `calc(${space.x8} + ${space.x2})`,
    padding: 0,
    paddingInlineEnd: space.x4,
    borderBlockEnd: hairline,
    color: color.text.muted,
    fontSize: type.size.small,
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&[aria-sort]': { color: color.text.default },
    },
    '@container': {
      [asTable]: {
        selectors: {
          [`${table}:not([data-further]) &:nth-child(1)`]: { inlineSize: '44%' },
          [`${table}:not([data-further]) &:nth-child(2)`]: { inlineSize: '17%' },
          [`${table}:not([data-further]) &:nth-child(3)`]: { inlineSize: '21%' },
          // Additional columns would wrap every address onto several lines.
          [`${table}[data-further] &:nth-child(1)`]: { minInlineSize: '20em' },
        },
      },
      [asLines]: {
        display: 'flex',
        alignItems: 'center',
        paddingInlineEnd: 0,
        borderBlockEnd: 0,
        selectors: { '&:nth-child(n + 5)': outOfSight },
      },
    },
  }),
);

export const body = style(inSections({ '@container': { [asLines]: { display: 'block' } } }));

export const sort = style(
  inSections({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x1,
    minBlockSize: space.x6,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontWeight: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);

export const arrow = style(inSections({ flex: 'none', inlineSize: '0.6em', strokeWidth: '1.4' }));

export const row = style(
  inSections({
    borderBlockEnd: hairline,
    selectors: {
      '&[data-selected]': { backgroundColor: color.surface.tint },
      '&:focus-within': { backgroundColor: color.surface.tint },
    },
    '@container': {
      [asLines]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: `${space.x1} ${space.x4}`,
        paddingBlock: space.x3,
        selectors: {
          '&:is([data-selected], :focus-within)': { boxShadow: `${beside(-1)}, ${beside(1)}` },
        },
      },
      [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

const selected = `${row}:is([data-selected], :focus-within)`;

export const cell = style(
  inSections({
    padding: 0,
    overflowWrap: 'break-word',
    '@container': {
      [asTable]: {
        blockSize: `calc(${space.x8} + ${space.x3})`,
        paddingBlock: space.x2,
        paddingInlineEnd: space.x4,
        selectors: {
          [`${table}[data-further] &:nth-child(n + 2)`]: { whiteSpace: 'nowrap' },
          [`${selected} > &:first-child`]: { boxShadow: beside(-1) },
          [`${selected} > &:last-child`]: { boxShadow: beside(1) },
        },
      },
      [asLines]: {
        selectors: {
          '&:first-child': { fontWeight: vars.font.weight.medium },
          '&:nth-child(even)': { color: color.text.muted, textAlign: 'end', whiteSpace: 'nowrap' },
        },
      },
      [oneColumn]: { selectors: { '&:nth-child(even)': { textAlign: 'start' } } },
    },
  }),
);

/** The address, and the checkbox beside it. */
export const person = style(
  inSections({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x3,
    // Otherwise an unbreakable address would be wider than its half of the line, and cover the date.
    '@container': { [asLines]: { overflowWrap: 'anywhere' } },
  }),
);

export const furtherCell = style([
  cell,
  inSections({
    '@container': {
      [asTable]: {
        minInlineSize: '12em',
        selectors: { [`${table}[data-further] &:nth-child(n + 2)`]: { whiteSpace: 'normal' } },
      },
      [asLines]: {
        gridColumn: '1 / -1',
        fontSize: type.size.small,
        selectors: {
          '&:nth-child(n)': { color: color.text.muted, textAlign: 'start', whiteSpace: 'normal' },
          '&[data-empty]': { display: 'none' },
        },
      },
    },
  }),
]);

/** Two lines: one long campaign would make its row five lines high, perhaps in a column that is out of view. */
export const furtherText = style(
  inSections({
    '@container': {
      [asTable]: {
        maxInlineSize: '24em',
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
      },
    },
  }),
);

/** Names a value in the layout without a head. */
export const furtherLabel = style(inSections({ '@container': { [asTable]: { display: 'none' } } }));

export const absent = style(inSections({ color: color.text.muted }));

/** Replaces the rows. */
export const blank = style(
  inSections({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space.x4,
    minBlockSize: `calc(${space.x16} * 3)`,
    paddingBlock: space.x12,
    borderBlockEnd: hairline,
    color: color.text.muted,
    textAlign: 'center',
  }),
);

export const sentence = style(inSections({ maxInlineSize: '44ch', textWrap: 'balance' }));
