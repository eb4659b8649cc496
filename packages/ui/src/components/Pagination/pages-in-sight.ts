/** Up to this many pages there are no gaps. */
const whole = 7;

/**
 * Returns the first, the last, and the current page with its neighbors; with its gaps the row has the same length on
 * every page.
 */
export function pagesInSight(page: number, pageCount: number): number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= whole) return all;
  const around = Math.min(Math.max(page, 4), pageCount - 3);
  const near = (shown: number) =>
    around === 4 ? shown <= 5 : around === pageCount - 3 ? shown >= pageCount - 4 : Math.abs(shown - around) <= 1;
  return all.filter((shown) => shown === 1 || shown === pageCount || near(shown));
}
