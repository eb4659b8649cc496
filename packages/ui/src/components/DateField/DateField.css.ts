import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';

const sheet =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="black" stroke-width="1.6"><path d="M3 4.5h14v12.5H3zM3 8.5h14M7 2.5v4M13 2.5v4"/></svg>';

/** The browser's own calendar icon is black on any background. */
export const date = style(
  inComponents({
    selectors: {
      '&::-webkit-calendar-picker-indicator': {
        backgroundColor: 'currentColor',
        backgroundImage: 'none',
        mask: `url("data:image/svg+xml,${encodeURIComponent(sheet)}") center / contain no-repeat`,
        forcedColorAdjust: 'none',
      },
    },
  }),
);
