import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, motion } = vars;

export const iconButton = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: control.height,
    blockSize: control.height,
    padding: 0,
    border: `1px solid ${color.line.strong}`,
    borderRadius: control.radius,
    backgroundColor: 'transparent',
    color: color.text.default,
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&:hover:enabled': { backgroundColor: color.surface.tint },
      '&:disabled': { borderColor: color.line.control, color: color.text.muted, cursor: 'default' },
    },
    // Without a script, a press would do nothing.
    '@media': { '(scripting: none), print': { display: 'none' } },
  }),
);

/** Pointer events go to the button, whichever icon is in it. */
export const icon = style(inComponents({ pointerEvents: 'none' }));
