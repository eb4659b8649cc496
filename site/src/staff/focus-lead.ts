/**
 * Goes on in the list with the first of these leads that stands there, those in sight before others, so that the window
 * stays where it is; with none of them, where the list begins.
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
