import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, motion, space } = vars;

export const triggerLabel = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: space.x2, overflowWrap: 'anywhere' }),
);

export const opener = style(inComponents({ flex: 'none' }));

export const iconTrigger = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: control.heightSmall,
    blockSize: control.heightSmall,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: control.radius,
    backgroundColor: 'transparent',
    color: color.text.default,
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&:hover:not([aria-disabled=true]), &[data-state=open]': { backgroundColor: color.surface.tint },
      '&[aria-disabled=true]': { color: color.text.muted, cursor: 'default' },
    },
  }),
);

/** Never larger than the window allows. */
export const list = style(
  inComponents({
    zIndex: 4,
    minInlineSize: `max(${space.x32} * 1.25, var(--radix-dropdown-menu-trigger-width))`,
    maxInlineSize: 'var(--radix-dropdown-menu-content-available-width)',
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    paddingBlock: space.x2,
    border: `1px solid ${color.line.control}`,
    borderRadius: control.radius,
    boxShadow: vars.shadow.popover,
    backgroundColor: color.surface.raised,
    color: color.text.default,
    fontSize: `calc(${vars.type.size.body} * 0.9375)`,
    fontWeight: vars.font.weight.regular,
    lineHeight: vars.type.leading.snug,
    textAlign: 'start',
    whiteSpace: 'normal',
  }),
);

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    minBlockSize: control.heightSmall,
    paddingInline: space.x4,
    paddingBlock: space.x1,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outlineOffset: `calc(-1 * ${space.x1} / 2)`,
    selectors: {
      '&[data-highlighted]': { backgroundColor: color.surface.tint },
      '&[data-tone=danger]': { color: color.text.danger },
      '&[data-disabled]': { color: color.text.muted, fontStyle: 'italic', cursor: 'default' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-highlighted]': { outline: 'medium solid Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const check = style(inComponents({ flex: 'none', inlineSize: '1.1em', blockSize: '1.1em' }));

export const tick = style(
  inComponents({ visibility: 'hidden', selectors: { '[data-state=checked] &': { visibility: 'visible' } } }),
);

export const separator = style(
  inComponents({ marginBlock: space.x2, borderBlockStart: `1px solid ${color.line.subtle}` }),
);
