import { keyframes, style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style(
  inComponents({
    display: 'inline-block',
    flex: 'none',
    inlineSize: '1em',
    blockSize: '1em',
    border: '0.125em solid currentColor',
    borderInlineEndColor: 'transparent',
    // Forced colors would close the ring, and a closed one does not seem to turn.
    forcedColorAdjust: 'preserve-parent-color',
    borderRadius: '50%',
    animation: `${turn} ${vars.motion.draw} linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
);
