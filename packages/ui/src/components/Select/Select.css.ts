import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { box } from '../Field/FieldBox.css.ts';

const { color, control, font, space, type } = vars;
const edge = `calc(${vars.pen.thin} * 2)`;

/** The native select and ours in one cell, so that nothing moves when one replaces the other. */
export const stack = style(inComponents({ position: 'relative', display: 'grid', minInlineSize: 0 }));

const face = inComponents({
  gridArea: '1 / 1',
  blockSize: control.height,
  paddingInlineEnd: space.x12,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const native = style([
  box,
  face,
  inComponents({
    appearance: 'none',
    // Browsers make a disabled select paler than other fields.
    opacity: 1,
    selectors: {
      '&:has([value=""]:checked)': { color: color.text.muted },
      // It can still receive the focus, which it passes on.
      '&[aria-hidden]': { opacity: 0, pointerEvents: 'none' },
    },
  }),
]);

export const trigger = style([
  box,
  face,
  inComponents({
    selectors: {
      '&[data-placeholder]': { color: color.text.muted },
      '&[data-state=open]': { borderColor: color.line.strong, boxShadow: `inset 0 0 0 1px ${color.line.strong}` },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-state=open]': { borderColor: 'Highlight' } } } },
  }),
]);

export const arrow = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: space.x4,
    blockSize: '1em',
    inlineSize: '1em',
    marginBlock: 'auto',
    pointerEvents: 'none',
  }),
);

/** As wide as the field and never higher than the window allows. */
export const list = style(
  inComponents({
    zIndex: 4,
    overflow: 'hidden',
    inlineSize: 'var(--radix-select-trigger-width)',
    maxBlockSize: 'var(--radix-select-content-available-height)',
    border: `1px solid ${color.line.control}`,
    borderRadius: control.radius,
    boxShadow: vars.shadow.popover,
    backgroundColor: color.surface.raised,
    color: color.text.default,
  }),
);

export const options = style(inComponents({ paddingBlock: space.x2 }));

export const option = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.x3,
    minBlockSize: control.heightSmall,
    paddingBlock: space.x1,
    paddingInline: space.x4,
    lineHeight: type.leading.snug,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-highlighted]': {
        backgroundColor: color.surface.tint,
        outline: `${edge} solid ${color.focus}`,
        outlineOffset: `calc(${edge} * -1)`,
      },
      '&[data-state=checked]': { fontWeight: font.weight.medium },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-highlighted]': { outlineColor: 'Highlight' } } },
    },
  }),
);

export const scroll = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    blockSize: space.x8,
    selectors: {
      '&:first-child': { borderBlockEnd: `1px solid ${color.line.subtle}` },
      '&:last-child': { borderBlockStart: `1px solid ${color.line.subtle}` },
    },
  }),
);
