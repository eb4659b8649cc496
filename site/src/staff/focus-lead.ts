/**
 * Moves the focus to the first of these leads in the list, and prefers visible ones so that the window does not scroll. If the
 * list has none of them, moves it to the beginning of the list.
 */
export function focusLead(ids: readonly string[]): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('tbody a')];
  const wanted = ids.flatMap((id) => links.filter(({ search }) => new URLSearchParams(search).get('lead') === id));
  (wanted.find(isInSight) ?? wanted[0] ?? links[0])?.focus();
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
