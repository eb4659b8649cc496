/** Goes on in the list with the first of these leads that stands there; with none of them, where the list begins. */
export function focusLead(ids: readonly string[]): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('tbody a')];
  const linkOf = (id: string) => links.find(({ search }) => new URLSearchParams(search).get('lead') === id);
  (ids.map(linkOf).find(Boolean) ?? links[0])?.focus();
}
