import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, motion, shadow, space, type } = vars;
const enter = keyframes({ from: { opacity: 0 } });
const wider = space.x4;

/** All of it responds to the pointer. It uses the columns of a surrounding grid. */
export const root = style(
  inComponents({
    position: 'relative',
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignContent: 'start',
    rowGap: space.x3,
  }),
);

export const words = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2, alignContent: 'start' }),
);

/** Hidden while a card may appear, until the card is known to fail. */
export const description = style(
  inComponents({
    color: color.text.muted,
    fontSize: `calc(${type.size.body} * 0.9375)`,
    textWrap: 'pretty',
    '@media': {
      [`screen and ${from('medium')} and (scripting: enabled)`]: {
        selectors: { '&:not([data-failed], [data-failed] *)': { display: 'none' } },
      },
    },
  }),
);

export const trigger = style(
  inComponents({
    display: 'block',
    inlineSize: '100%',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    cursor: 'default',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  }),
);

export const card = style(
  inComponents({
    zIndex: 1,
    boxSizing: 'border-box',
    // In a wide container no wider than a comfortable line.
    inlineSize: `min(var(--radix-hover-card-trigger-width) + 2 * ${wider}, ${space.x32} * 3.3)`,
    maxInlineSize: 'var(--radix-hover-card-content-available-width)',
    padding: wider,
    borderRadius: control.radius,
    boxShadow: shadow.popover,
    backgroundColor: color.surface.raised,
    color: color.text.default,
    fontSize: `calc(${type.size.body} * 0.9375)`,
    lineHeight: type.leading.body,
    textWrap: 'pretty',
    animation: `${enter} ${motion.fast} ${motion.ease}`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
);
