import { style } from '@vanilla-extract/css';
import { low } from '../../styles/breakpoints.ts';
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
    selectors: { ...inset.selectors, '&[data-height=window]': { maxBlockSize: '100dvh' } },
    // Too low to keep the head and show a row as well.
    '@media': { [low]: { selectors: { '&[data-height=window]': { maxBlockSize: 'none' } } } },
  }),
);

export const table = style(
  inComponents({
    inlineSize: '100%',
    fontVariantNumeric: 'tabular-nums lining-nums',
    lineHeight: type.leading.snug,
    textAlign: 'start',
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

export const row = style(
  inComponents({
    borderBlockEnd: hairline,
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&:hover': { backgroundColor: `color-mix(in srgb, ${color.surface.tint} 45%, transparent)` },
      '&[data-selected]': { backgroundColor: color.surface.tint },
    },
  }),
);

export const cell = style(
  inComponents({
    ...cellRule,
    blockSize: control.height,
    selectors: {
      ...cellRule.selectors,
      '&[data-narrow]': { inlineSize: 0, whiteSpace: 'nowrap' },
      'th&:not([data-narrow])': { minInlineSize: '16em', fontWeight: font.weight.medium },
    },
  }),
);
