/** Pixels of every card. The readers of links crop what has another shape. */
export const cardSize = { width: 1200, height: 630 };

/** Where the picture lies that previews a link to the page with this canonical address. */
export function cardAddress(canonical: string): string {
  return `/social/${canonical.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
