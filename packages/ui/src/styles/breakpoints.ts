/** Window widths in CSS pixels at which a layout may change. The menu toggles at `medium`. */
export const breakpoints = { small: 640, medium: 768, large: 1024, wide: 1280 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Matches a window so short, such as a phone in landscape, that nothing may stay on top of the page. */
export const shortWindow = '(max-height: 480px)';

/** Matches all taller windows. */
export const tallWindow = '(min-height: 480.02px)';

/** Returns a media query that matches at the breakpoint and wider. */
export const from = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint]}px)`;

/** Returns a media query that matches below the breakpoint. */
export const below = (breakpoint: Breakpoint): string => `(max-width: ${breakpoints[breakpoint] - 0.02}px)`;

/**
 * Container queries for rows of comparable items. They count in letters, so that enlarged text has the same effect as a
 * narrow container.
 */
export const places = {
  forColumns: '(min-width: 40rem)',
  tooNarrowForColumns: '(max-width: 39.98rem)',
  /** Room for two buttons at the end of a row with long text. */
  forActionsBeside: '(min-width: 56rem)',
  /** Room for two figures side by side with their text, and for four. */
  forTwoFigures: '(min-width: 34rem)',
  forFourFigures: '(min-width: 56rem)',
  /** Room for four figures with a word or two. */
  forFourShort: '(min-width: 43rem)',
  /** Room for a table of five short columns. */
  forTable: '(min-width: 36rem)',
  tooNarrowForTable: '(max-width: 35.98rem)',
  /** Room for a row of page numbers between two buttons. */
  forPages: '(min-width: 36rem)',
  /** No room for two items side by side. */
  forOneThing: '(max-width: 15rem)',
} as const;
