import { createVar, style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion, space, type } = vars;
const thumb = createVar();
/** A border would lose its fraction of a pixel. */
const line = `calc(${vars.pen.thin} * 2)`;

export const slider = style(
  inComponents({
    vars: { [thumb]: `calc(${space.x6} + ${space.x1})` },
    display: 'grid',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const label = style(inComponents({ justifySelf: 'start', fontSize: type.size.small, color: color.text.muted }));

/** The whole row is a touch target, not only its line. */
export const row = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    blockSize: `calc(${space.x1} * 11)`,
    selectors: { ':disabled &': { opacity: 0.5 } },
  }),
);

/** Borders, because forced colors keep them. The thumb's center stays half a thumb away from both ends. */
export const track = style(
  inComponents({
    gridArea: '1 / 1',
    display: 'grid',
    alignItems: 'center',
    blockSize: 0,
    paddingInline: `calc(${thumb} / 2)`,
    borderBlockStart: `${line} solid ${color.line.control}`,
  }),
);

export const filled = style(
  inComponents({
    boxSizing: 'content-box',
    marginBlockStart: `calc(${line} * -1)`,
    marginInlineStart: `calc(${thumb} / -2)`,
    paddingInlineStart: `calc(${thumb} / 2)`,
    borderBlockStart: `${vars.pen.heavy} solid ${color.text.default}`,
  }),
);

const thumbRule = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: thumb,
  blockSize: thumb,
  border: `${line} solid ${color.text.default}`,
  borderRadius: '50%',
  backgroundColor: color.surface.raised,
  cursor: 'grab',
  transition: `box-shadow ${motion.fast} ${motion.ease}`,
} as const;

/** On the thumb, which the keys move. */
const focusRule = { outline: `${line} solid ${color.focus}`, outlineOffset: line };

const hoverRule = { boxShadow: `0 0 0 ${space.x1} ${color.surface.tint}` };

export const input = style(
  inComponents({
    appearance: 'none',
    gridArea: '1 / 1',
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-slider-thumb': thumbRule,
      '&::-moz-range-thumb': thumbRule,
      '&:hover::-webkit-slider-thumb': hoverRule,
      '&:hover::-moz-range-thumb': hoverRule,
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::-webkit-slider-thumb': focusRule,
      '&:focus-visible::-moz-range-thumb': focusRule,
    },
  }),
);

export const ends = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.x4,
    marginBlockEnd: space.x2,
    fontSize: `calc(${type.size.body} * 0.9375)`,
    fontVariantNumeric: 'lining-nums tabular-nums',
    color: color.text.annotation,
  }),
);
