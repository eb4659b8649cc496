import { vars } from '../tokens/contract.css.ts';
import { type Breakpoint, below, from } from './breakpoints.ts';

const { container, gutter } = vars.layout;

/** A grid with one column, which never grows wider than its container. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Returns a grid with one column, and with these columns from a window width on. */
export const columnsFrom = (breakpoint: Breakpoint, gridTemplateColumns: string) => ({
  ...oneColumn,
  '@media': { [from(breakpoint)]: { gridTemplateColumns } },
});

/** Buttons, links and the like side by side, on as many lines as they need. */
export const wrappingRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** The main action at the head or the end of a page, and a link beside it; below each other on a phone. */
export const pageActions = {
  ...wrappingRow,
  gap: `${vars.space.x2} ${vars.space.x6}`,
  '@media': { [below('medium')]: { display: 'grid', justifySelf: 'stretch' } },
} as const;

/** A label and its figure on one baseline, at both ends of a ruled line. The figure wraps below if both do not fit. */
export const labelAndFigure = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  lineHeight: vars.type.leading.snug,
} as const;

/** Returns text in the display face, spaced for the size of a lede or a title. */
export const displayText = (fontSize: string) => ({
  fontFamily: vars.font.display,
  fontSize,
  fontWeight: vars.font.weight.display,
  letterSpacing: vars.type.tracking.medium,
  lineHeight: vars.type.leading.snug,
});

/** The width from the content of a page to the edge of the window, at any width. */
export const outerWidth = `max(${gutter}, (100vw - ${container}) / 2 + ${gutter})`;

/**
 * Returns the margins of a drawing that bleeds off one edge of the window, or off both in a narrow one. So much of it is `past`
 * that edge, and cut off.
 */
export const bleedingOff = (edge: 'marginInlineStart' | 'marginInlineEnd', past: string) => ({
  marginBlockEnd: vars.space.x4,
  '@media': {
    [below('large')]: { marginInline: `calc(${gutter} * -1)` },
    [from('large')]: { [edge]: `calc((${gutter} + max(0%, (100vw - ${container}) / 2) + ${past}) * -1)` },
  },
});

const pitch = `calc(${vars.space.x6} / 4)`;
const gap = `calc(${pitch} - 1px)`;

/** The ground in a section drawing. */
export const hatching = `repeating-linear-gradient(135deg, transparent 0 ${gap}, ${vars.color.line.control} ${gap} ${pitch})`;
