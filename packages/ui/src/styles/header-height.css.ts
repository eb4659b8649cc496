import { createVar } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/** The maximum height of the page's header if it may stay on top of the page; unset if it never does. */
export const headerHeight = createVar();

/** The links of a header wrap to more rows as text is enlarged: it grows by ten pixels for each pixel of font size. */
export const furtherRows = 'max(0px, (1rem - 16px) * 10)';

/** Far above zero if the header takes less than a quarter of the window, otherwise far below. */
const roomBelow = `(100svh - 4 * ${headerHeight}) * 1000`;

/** The sticky position of the header: at the top, or so far above it that it scrolls away with the page. */
export const topOfHeader = `min(0px, ${roomBelow})`;

/** Keeps scroll targets clear of a sticky header, with some space. */
export const clearOfHeader = `clamp(${vars.space.x6}, ${roomBelow}, ${headerHeight} + ${vars.space.x6})`;
