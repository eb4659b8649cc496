/** Pixels of every card. Link previews crop other shapes. */
export const cardSize = { width: 1200, height: 630 };

/** Returns the address of the preview picture of the page with this canonical address. */
export function cardAddress(canonical: string): string {
  return `/social/${canonical.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
