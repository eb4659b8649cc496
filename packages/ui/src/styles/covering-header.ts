import { vars } from '../tokens/contract.css.ts';

const { layout, space } = vars;

/** The links of a header go to further rows as text is enlarged: it grows by ten pixels for each that a letter grows. */
const furtherRows = 'max(0px, (1rem - 16px) * 10)';

/** How high the page's header is at most: on phones, in one row of links, and with anchors under them. */
export const headerHeight = {
  compact: layout.headerCompact,
  row: `(${layout.header} + ${furtherRows})`,
  rows: `(${layout.header} + ${space.x12} + ${furtherRows})`,
} as const;

type HeaderHeight = (typeof headerHeight)[keyof typeof headerHeight];

/** Far above zero where the header takes less than a quarter of the window, else far below. */
const roomBelow = (height: HeaderHeight) => `(100svh - 4 * ${height}) * 1000`;

/** Where a sticky header stays: at the top, or far above it, so that it scrolls away with the page. */
export const topOfHeader = (height: HeaderHeight) => `min(0px, ${roomBelow(height)})`;

/** Keeps what is scrolled to clear of a header that stays, with some space. */
export const clearOfHeader = (height: HeaderHeight) =>
  `clamp(${space.x6}, ${roomBelow(height)}, ${height} + ${space.x6})`;
