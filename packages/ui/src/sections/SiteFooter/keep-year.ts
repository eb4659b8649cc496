/**
 * Has a footer that `SiteFooter` rendered say the year that it is by now in this time zone, since a page may have been
 * kept, or open, over New Year. A clock that is behind changes nothing.
 */
export function keepYear(root: ParentNode, timeZone: string): void {
  const shown = root.querySelector('[data-year]');
  const year = new Date().toLocaleDateString('en', { timeZone, year: 'numeric' });
  if (shown && year > shown.textContent) shown.textContent = year;
}
