import { atRest, idle } from './at-rest.ts';

/**
 * Marks the document of a visitor who arrives at the top of a page: until `revealDeferredSections`, the browser lays out only
 * the parts near the window. A visitor who returns to a position further down, leaves the top by a key or by scrolling, or
 * prints, needs the page at its full height. Browsers without scroll anchoring are excluded, because late layout would move
 * the text being read. The source is inlined in every document, so it must be self-contained.
 */
export function markOpening(): void {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  const arrives = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && !location.hash;
  if (!arrives || !CSS.supports('overflow-anchor', 'auto')) return;
  const { dataset } = document.documentElement;
  dataset['opening'] = '';
  for (const sign of ['scroll', 'keydown', 'beforeprint']) {
    const showAll = () => {
      // Removing the mark after everything is laid out would only recalculate the page's styles.
      if (document.querySelector('main>:nth-child(n+2):not([data-laid-out])')) delete dataset['opening'];
    };
    addEventListener(sign, showAll, { once: true });
  }
}

/**
 * All parts after the first one of a page, and the parts of the first one that the library marks as not visible at
 * first.
 */
const parts = '[data-opening] :is(main>:nth-child(n+2),main~footer,main [data-later])';

/** Includes the children of islands, because an island itself has no box. */
export const openingStyles =
  `:is(${parts},${parts}[data-island]>*):not([data-laid-out],[data-laid-out]>*)` +
  '{content-visibility:auto;contain-intrinsic-size:auto 100vh}';

/** Lays out the deferred parts once the page has loaded, each in an idle moment, so that no press waits for all of them. */
export async function revealDeferredSections(): Promise<void> {
  await atRest();
  for (const part of document.querySelectorAll(parts)) {
    await idle();
    part.setAttribute('data-laid-out', '');
    // Reading its position makes the browser lay it out now, instead of together with all others.
    part.getBoundingClientRect();
  }
}
