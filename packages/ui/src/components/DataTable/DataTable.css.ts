import { type StyleRule, style } from '@vanilla-extract/css';
import { below, low } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, font, motion, space, type } = vars;
const hairline = `1px solid ${color.line.subtle}`;
const inset = { selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${space.x1} / 2)` } } };

export const region = style(
  inComponents({
    position: 'relative',
    overflow: 'auto',
    borderBlockStart: `1px solid ${color.line.strong}`,
    backgroundColor: color.surface.raised,
    selectors: {
      ...inset.selectors,
      '&[data-height=window]': { maxBlockSize: '100dvh' },
      '&[data-when-narrow=cards]': { containerType: 'inline-size' },
    },
    '@media': {
      // Too low to keep the head and show a row as well.
      [low]: { selectors: { '&[data-height=window]': { maxBlockSize: 'none' } } },
      // Cards as high as the window would leave nowhere to scroll the page by.
      [below('small')]: { selectors: { '&[data-height=window][data-when-narrow=cards]': { maxBlockSize: 'none' } } },
    },
  }),
);

/** Whatever the window, a narrow place makes cards of the rows. */
const narrow = below('small');
const card = `${region}[data-when-narrow=cards] &`;
const asCard = (rule: Omit<StyleRule, 'selectors'>): StyleRule => ({
  '@container': { [narrow]: { selectors: { [card]: rule } } },
});
const block = asCard({ display: 'block' });

export const table = style(
  inComponents({
    ...block,
    inlineSize: '100%',
    fontVariantNumeric: 'tabular-nums lining-nums',
    lineHeight: type.leading.snug,
    textAlign: 'start',
  }),
);

export const head = style(inComponents(block));

export const body = style(inComponents(block));

/** Over cards, what there is to press in the heads stands in a row. */
export const heads = style(
  inComponents({
    '@container': {
      [narrow]: {
        selectors: {
          [card]: {
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: space.x4,
            paddingInline: space.x3,
          },
          [`${card}:has(button, input)`]: { borderBlockEnd: hairline },
        },
      },
    },
  }),
);

const cellRule = {
  paddingBlock: space.x2,
  paddingInline: space.x3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:not([data-narrow])': { minInlineSize: '8em' },
    '&[data-narrow]': { inlineSize: 0 },
    '&[data-align=end]': { textAlign: 'end' },
  },
} as const;

/** The line under it is a shadow: a border of the table would scroll away from under the head. */
export const header = style(
  inComponents({
    ...cellRule,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    blockSize: control.heightSmall,
    paddingBlock: space.x1,
    boxShadow: `inset 0 -1px ${color.line.subtle}`,
    backgroundColor: color.surface.raised,
    color: color.text.muted,
    fontSize: type.size.small,
    fontWeight: font.weight.medium,
    selectors: {
      ...cellRule.selectors,
      '&[data-narrow]': { inlineSize: 0, overflowWrap: 'break-word' },
      '&[aria-sort]': { color: color.text.default },
    },
    '@container': {
      [narrow]: {
        selectors: {
          // Each value stands beside the name of its column: the heads are for those who listen, and to be pressed.
          [card]: {
            position: 'absolute',
            inlineSize: '1px',
            minInlineSize: 0,
            blockSize: '1px',
            padding: 0,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
          [`${card}:has(button, input)`]: {
            position: 'static',
            display: 'flex',
            alignItems: 'center',
            inlineSize: 'auto',
            blockSize: control.heightSmall,
            overflow: 'visible',
            boxShadow: 'none',
            clipPath: 'none',
          },
        },
      },
    },
  }),
);

export const sort = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x2,
    minBlockSize: `calc(${control.heightSmall} - 2 * ${space.x1})`,
    marginInline: `calc(-1 * ${space.x2})`,
    paddingInline: space.x2,
    paddingBlock: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontWeight: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: { ...inset.selectors, '&:hover': { textDecoration: 'underline' } },
  }),
);

export const arrows = style(inComponents({ flex: 'none', inlineSize: '0.7em', blockSize: '1.1em' }));

/** A card has its name in the first line, between what selects it and what can be done with it, and its values below. */
export const row = style(
  inComponents({
    ...asCard({
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      rowGap: space.x1,
      paddingBlock: space.x3,
      paddingInline: space.x3,
    }),
    borderBlockEnd: hairline,
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&:hover': { backgroundColor: `color-mix(in srgb, ${color.surface.tint} 45%, transparent)` },
      '&[data-selected]': { backgroundColor: color.surface.tint },
    },
  }),
);

const cell = style(
  inComponents({
    ...cellRule,
    ...asCard({ inlineSize: 'auto', minInlineSize: 0, blockSize: 'auto', padding: 0, whiteSpace: 'normal' }),
    blockSize: control.height,
    selectors: { ...cellRule.selectors, '&[data-narrow]': { inlineSize: 0, whiteSpace: 'nowrap' } },
  }),
);

export const select = style([cell, inComponents(asCard({ gridArea: '1 / 1', paddingInlineEnd: space.x3 }))]);

export const name = style([
  cell,
  inComponents({
    ...asCard({ gridArea: '1 / 2', minInlineSize: 0, fontWeight: font.weight.medium }),
    selectors: { '&:not([data-narrow])': { minInlineSize: '16em', fontWeight: font.weight.medium } },
  }),
]);

/** Its name is read out as that of its column. */
export const value = style([
  cell,
  inComponents({
    '@container': {
      [narrow]: {
        selectors: {
          [card]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
            gridColumn: '2 / -1',
            alignItems: 'baseline',
            columnGap: space.x4,
            textAlign: 'start',
          },
          // What a row has nothing of takes no line.
          [`${card}:has(> :empty)`]: { display: 'none' },
          [`${card}::before`]: {
            content: ['attr(data-header)', 'attr(data-header) / ""'],
            color: color.text.muted,
            fontSize: type.size.small,
          },
        },
      },
    },
  }),
]);

export const actions = style([cell, inComponents(asCard({ gridArea: '1 / 3', paddingInlineStart: space.x3 }))]);
