import { createVar } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/** How high the page's header is at most where it may stay on top of the page; nothing where it never does. */
export const headerHeight = createVar();

/** The links of a header go to further rows as text is enlarged: it grows by ten pixels for each that a letter grows. */
export const furtherRows = 'max(0px, (1rem - 16px) * 10)';

/** Far above zero where the header takes less than a quarter of the window, else far below. */
const roomBelow = `(100svh - 4 * ${headerHeight}) * 1000`;

/** Where the header stays: at the top, or so far above it that it scrolls away with the page. */
export const topOfHeader = `min(0px, ${roomBelow})`;

/** Keeps what is scrolled to clear of a header that stays, with some space. */
export const clearOfHeader = `clamp(${vars.space.x6}, ${roomBelow}, ${headerHeight} + ${vars.space.x6})`;
