import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, motion, pen, space } = vars;

export const root = style(inComponents({ minInlineSize: 0 }));

/** If there is no room for all, the row scrolls. */
export const list = style(
  inComponents({
    display: 'flex',
    overflowX: 'auto',
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    scrollbarWidth: 'thin',
  }),
);

/** The chosen one has a border below, which forced colors keep. */
export const tab = style(
  inComponents({
    flex: 'none',
    maxInlineSize: '100%',
    minBlockSize: control.heightSmall,
    paddingInline: space.x4,
    paddingBlock: space.x1,
    border: 0,
    borderBlockEnd: `${pen.heavy} solid transparent`,
    borderBlockStart: `${pen.heavy} solid transparent`,
    backgroundColor: 'transparent',
    color: color.text.muted,
    lineHeight: vars.type.leading.snug,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      // As wide as it will be when chosen, so that the others do not move.
      '&::after': {
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        display: 'block',
        blockSize: 0,
        overflow: 'hidden',
        visibility: 'hidden',
        fontWeight: vars.font.weight.medium,
      },
      '&:hover': { backgroundColor: color.surface.tint },
      // The row would clip an outline around it.
      '&:focus-visible': { outlineOffset: `calc(-1 * ${space.x1})` },
      '&[data-state=active]': {
        borderBlockEndColor: color.line.strong,
        color: color.text.default,
        fontWeight: vars.font.weight.medium,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        borderBlockColor: 'Canvas',
        selectors: { '&[data-state=active]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  }),
);

export const panel = style(
  inComponents({
    paddingBlockStart: space.x6,
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${space.x1} / 2)` } },
  }),
);
