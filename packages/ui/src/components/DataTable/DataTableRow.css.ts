import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { asCard, card, cellRule, hairline, narrow, oneColumn } from './data-table-rules.ts';
import { stayAtEnd } from './stay-at-end.css.ts';

const { color, control, font, motion, space, type } = vars;

/** A card has its name on the first line, between its checkbox and its actions, and its values below. */
export const row = style(
  inComponents({
    '@container': {
      [narrow]: {
        selectors: {
          [card]: {
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            alignItems: 'center',
            rowGap: space.x1,
            paddingBlock: space.x3,
            paddingInline: space.x3,
          },
        },
      },
      [oneColumn]: { selectors: { [card]: { rowGap: space.x3 } } },
    },
    borderBlockEnd: hairline,
    backgroundColor: color.surface.raised,
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&:hover': { backgroundColor: `color-mix(in srgb, ${color.surface.tint} 45%, ${color.surface.raised})` },
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
    '@container': {
      [narrow]: { selectors: { [card]: { gridArea: '1 / 2', minInlineSize: 0, fontWeight: font.weight.medium } } },
      [oneColumn]: { selectors: { [card]: { gridArea: '2 / 1 / auto / -1' } } },
    },
    selectors: { '&:not([data-narrow])': { minInlineSize: '16em', fontWeight: font.weight.medium } },
  }),
]);

/** Its name is read out as the name of its column. */
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
          [`${card}[data-wide]`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          // Hides lines without a value.
          [`${card}:has(> :empty)`]: { display: 'none' },
          [`${card}::before`]: {
            content: ['attr(data-header)', 'attr(data-header) / ""'],
            color: color.text.muted,
            fontSize: type.size.small,
          },
        },
      },
      [oneColumn]: { selectors: { [card]: { gridTemplateColumns: 'minmax(0, 1fr)', gridColumn: '1 / -1' } } },
    },
  }),
]);

/**
 * At the end of a row they stay in view while it scrolls. One control fits beside the name of a card; several are below
 * its values.
 */
export const actions = style([
  cell,
  stayAtEnd,
  inComponents({
    backgroundColor: 'inherit',
    // Above the sticky parts of the following rows and of the head.
    selectors: { '&:has([aria-expanded=true])': { zIndex: 3 } },
    '@container': {
      [narrow]: {
        selectors: {
          [card]: { position: 'static', gridArea: '1 / 3', paddingInlineStart: space.x3 },
          [`${card}:has(button + button)`]: {
            gridArea: 'auto / 2 / auto / -1',
            paddingBlockStart: space.x2,
            paddingInlineStart: 0,
            textAlign: 'start',
          },
        },
      },
      [oneColumn]: { selectors: { [`${card}:has(button + button)`]: { gridColumn: '1 / -1' } } },
    },
  }),
]);
