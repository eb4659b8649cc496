/**
 * Updates the year in a footer that `SiteFooter` rendered, in this time zone, because a page may have been cached or open over
 * New Year. A clock that is behind changes nothing.
 */
export function keepYear(root: ParentNode, timeZone: string): void {
  const shown = root.querySelector('[data-year]');
  const year = new Date().toLocaleDateString('en', { timeZone, year: 'numeric' });
  if (shown && year > shown.textContent) shown.textContent = year;
}
