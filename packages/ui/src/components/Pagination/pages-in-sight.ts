/** Fewer pages than these have no gaps. */
const whole = 7;

/** The first, the last, and the present page with its neighbours; with its gaps the row is as long on every page. */
export function pagesInSight(page: number, pageCount: number): number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= whole) return all;
  const around = Math.min(Math.max(page, 4), pageCount - 3);
  const near = (shown: number) =>
    around === 4 ? shown <= 5 : around === pageCount - 3 ? shown >= pageCount - 4 : Math.abs(shown - around) <= 1;
  return all.filter((shown) => shown === 1 || shown === pageCount || near(shown));
}
