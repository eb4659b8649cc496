import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from, shortWindow } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion, space } = vars;
const target = `calc(${space.x1} * 11)`;
const enter = keyframes({ from: { opacity: 0, translate: `0 ${space.x4}` } });
const rise = keyframes({ from: { translate: '0 100%' } });
const slide = keyframes({ from: { translate: '100%' } });
const appear = keyframes({ from: { opacity: 0 } });
const edge = '&[data-placement=edge]';

/**
 * If it is higher than the window, it scrolls itself, under its heading. At an edge it is a sheet: at the bottom, or at
 * the side of a wide window.
 */
export const modal = style(
  inComponents({
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    maxInlineSize: 'none',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: 0,
    border: `1px solid ${color.line.control}`,
    borderRadius: vars.control.radius,
    boxShadow: vars.shadow.popover,
    backgroundColor: color.surface.raised,
    color: color.text.default,
    animation: `${enter} ${motion.medium} ${motion.ease}`,
    selectors: {
      '&[open]': { display: 'grid' },
      '&[data-placement=centre]': {
        inlineSize: `min(${space.x32} * 4.5, 100% - 2 * ${vars.layout.gutter})`,
        maxBlockSize: `calc(100dvh - 2 * ${space.x6})`,
      },
      [edge]: {
        gridTemplateRows: 'auto 1fr auto',
        inlineSize: '100%',
        maxBlockSize: `calc(100dvh - ${space.x12})`,
        marginBlockEnd: 0,
        borderWidth: '1px 0 0',
        borderRadius: 0,
        animationName: rise,
      },
      '&::backdrop': {
        backgroundColor: `color-mix(in srgb, ${color.text.default} 45%, transparent)`,
        animation: `${appear} ${motion.medium} ${motion.ease}`,
      },
    },
    '@media': {
      [from('medium')]: {
        selectors: {
          [edge]: {
            inlineSize: `min(${space.x32} * 4.5, 100% - ${space.x16})`,
            blockSize: '100dvh',
            maxBlockSize: 'none',
            marginBlock: 0,
            marginInlineEnd: 0,
            borderWidth: '0 0 0 1px',
            animationName: slide,
          },
        },
      },
      '(prefers-reduced-motion: reduce)': {
        selectors: { '&, &[data-placement], &::backdrop': { animation: 'none' } },
      },
    },
  }),
);

/** The page behind it does not scroll. */
globalStyle(`html:has(${modal}:modal)`, { '@layer': { [layers.components]: { overflow: 'hidden' } } });

const sticky = {
  position: 'sticky',
  zIndex: 1,
  backgroundColor: color.surface.raised,
  '@media': { [shortWindow]: { position: 'static' } },
} as const;

export const head = style(
  inComponents({
    ...sticky,
    gridArea: '1 / 1 / 2 / -1',
    insetBlockStart: 0,
    paddingBlock: `calc(${space.x6} - ${space.x1}) ${space.x2}`,
    paddingInline: `${space.x6} calc(${space.x1} * 14)`,
    overflowWrap: 'anywhere',
    selectors: { [`${modal}[data-scrolled] > &`]: { boxShadow: `inset 0 -1px ${color.line.subtle}` } },
  }),
);

const row = { gridColumn: '1 / -1' } as const;

/** Space above, so that the head does not cover the focus ring of the first control. */
export const words = style(
  inComponents({ ...row, padding: `${space.x1} ${space.x6} ${space.x6}`, overflowWrap: 'anywhere' }),
);

export const actions = style(
  inComponents({
    ...row,
    padding: `0 ${space.x6} ${space.x6}`,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x3,
    selectors: {
      [`${modal}[data-placement=edge] > &`]: {
        ...sticky,
        insetBlockEnd: 0,
        paddingBlock: space.x4,
        borderBlockStart: `1px solid ${color.line.subtle}`,
      },
    },
  }),
);

/** Last in tab order, so that the focus starts in the dialog's content. */
export const close = style(
  inComponents({
    ...sticky,
    gridArea: '1 / 2',
    insetBlockStart: space.x2,
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    inlineSize: target,
    blockSize: target,
    margin: space.x2,
    padding: 0,
    border: 0,
    borderRadius: vars.control.radius,
    color: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: color.surface.tint } },
  }),
);
