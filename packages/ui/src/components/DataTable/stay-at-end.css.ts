import { keyframes, style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const scrollable = keyframes({ from: { opacity: 1 } });

/** At the end of its row, whatever scrolls away below it. */
export const stayAtEnd = style(
  inComponents({
    position: 'sticky',
    insetInlineEnd: 0,
    '@supports': {
      '(animation-timeline: scroll())': {
        selectors: {
          // An edge, while there is something to scroll to: without that a browser runs no such animation.
          '&::before': {
            content: '',
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: 0,
            borderInlineStart: `1px solid ${vars.color.line.control}`,
            opacity: 0,
            animation: `${scrollable} linear`,
            animationTimeline: 'scroll(nearest inline)',
          },
        },
      },
    },
  }),
);
