import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** At the end of its row, whatever scrolls away below it: behind an edge, where a browser tells that more is to come. */
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
