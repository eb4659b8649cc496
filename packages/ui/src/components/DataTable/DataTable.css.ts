import { globalStyle, style } from '@vanilla-extract/css';
import { below, shortWindow } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { outOfSight } from '../../styles/out-of-sight.ts';
import { vars } from '../../tokens/contract.css.ts';
import { asCard, card, cellRule, hairline, insetFocus, narrow } from './data-table-rules.ts';
import { stayAtEnd } from './stay-at-end.css.ts';

const { color, control, font, space, type } = vars;
export const region = style(
  inComponents({
    position: 'relative',
    overflow: 'auto',
    containerType: 'scroll-state',
    borderBlockStart: `1px solid ${color.line.strong}`,
    backgroundColor: color.surface.raised,
    selectors: {
      ...insetFocus,
      '&[data-height=window]': { maxBlockSize: '100dvh' },
      '&[data-when-narrow=cards]': { containerType: ['inline-size', 'inline-size scroll-state'] },
    },
    '@media': {
      // Too short to keep the head and show a row as well.
      [shortWindow]: { selectors: { '&[data-height=window]': { maxBlockSize: 'none' } } },
      // Cards as high as the window would leave no area to scroll the page by.
      [below('small')]: { selectors: { '&[data-height=window][data-when-narrow=cards]': { maxBlockSize: 'none' } } },
    },
  }),
);

/** On a phone every letter counts in a scrolling table. */
globalStyle(`${region}[data-when-narrow=scroll] [data-narrow]`, {
  '@media': { [below('small')]: { '@layer': { [layers.components]: { paddingInline: `calc(${space.x3} / 2)` } } } },
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

/** Above cards, the sort buttons of the heads form a row. */
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

/** The line under it is a shadow, because a border of the table would scroll away from the head. */
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
      '&[data-narrow]': { inlineSize: 0 },
      // Does not break at a hyphen either.
      '&[data-one-word]': { whiteSpace: 'nowrap' },
      '&[aria-sort]': { color: color.text.default },
    },
    '@container': {
      [narrow]: {
        selectors: {
          // Each value has its column name next to it: the heads remain only for screen readers, and as buttons.
          [card]: { ...outOfSight, minInlineSize: 0, padding: 0 },
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

export const actionsHeader = style([header, stayAtEnd, inComponents({ zIndex: 2 })]);

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
    selectors: { ...insetFocus, '&:hover': { textDecoration: 'underline' } },
  }),
);

/** Aligned with the cells. */
export const empty = style(inComponents({ paddingBlock: space.x2, paddingInline: space.x3 }));

export const arrows = style(inComponents({ flex: 'none', inlineSize: '0.7em', blockSize: '1.1em' }));
