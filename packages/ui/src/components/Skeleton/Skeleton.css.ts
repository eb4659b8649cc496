import { keyframes, style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, motion } = vars;
const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** It pulses only if the wait gets long. */
export const skeleton = style(
  inComponents({
    // In a grid, the margins of two lines do not collapse.
    display: 'grid',
    position: 'relative',
    selectors: { '&:not([data-felt])': { visibility: 'hidden' } },
    animation: `${breathe} calc(${motion.draw} * 2) ease-in-out ${motion.draw} infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
);

/** Forced colors remove the background, and keep the edge. */
const surface = {
  border: '1px solid transparent',
  borderRadius: control.radius,
  backgroundColor: color.line.subtle,
} as const;

export const box = style(inComponents(surface));

/** A line of text is higher than its letters. */
export const line = style(
  inComponents({
    ...surface,
    blockSize: '1em',
    marginBlock: `calc((${vars.type.leading.body} - 1) * 0.5em)`,
    selectors: { '&:last-child:not(:first-of-type)': { inlineSize: '60%' } },
  }),
);
