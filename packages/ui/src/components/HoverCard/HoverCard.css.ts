import { keyframes, style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, motion, shadow, space, type } = vars;
const enter = keyframes({ from: { opacity: 0 } });
const wider = space.x4;

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
    inlineSize: `calc(var(--radix-hover-card-trigger-width) + 2 * ${wider})`,
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
