import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/**
 * Sticks to the end of its row while the rest scrolls below it: with an edge, if the browser can tell that there is
 * more.
 */
export const stayAtEnd = style(
  inComponents({
    position: 'sticky',
    insetInlineEnd: 0,
    '@container': {
      'scroll-state(scrollable: inline-end)': {
        selectors: {
          '&::before': {
            content: '',
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: 0,
            borderInlineStart: `1px solid ${vars.color.line.control}`,
          },
        },
      },
    },
  }),
);
