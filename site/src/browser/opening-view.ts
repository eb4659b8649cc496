import { atRest, idle } from './at-rest.ts';

/**
 * Marks the document of somebody who arrives at the top of a page: until `revealDeferredSections`, the browser lays out only what
 * is near the window. Whoever comes back to a place further down needs the page at its full height to find it, as does
 * whoever leaves the top, by a key or by scrolling, or prints; and without scroll anchoring what is laid out late would
 * push away what is being read. Its text stands in every document: it must stand alone.
 */
export function markOpening(): void {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  const arrives = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && !location.hash;
  if (!arrives || !CSS.supports('overflow-anchor', 'auto')) return;
  const { dataset } = document.documentElement;
  dataset['opening'] = '';
  for (const sign of ['scroll', 'keydown', 'beforeprint']) {
    const showAll = () => {
      // Once all is laid out, to say so would cost the page its styles anew.
      if (document.querySelector('main>:nth-child(n+2):not([data-laid-out])')) delete dataset['opening'];
    };
    addEventListener(sign, showAll, { once: true });
  }
}

/** What comes after a page's first part, and within that what the library says no first view shows. */
const parts = '[data-opening] :is(main>:nth-child(n+2),main~footer,main [data-later])';

/** An island has no box of its own, only what it holds has. */
export const openingStyles =
  `:is(${parts},${parts}[data-island]>*):not([data-laid-out],[data-laid-out]>*)` +
  '{content-visibility:auto;contain-intrinsic-size:auto 100vh}';

/** Lays out the deferred parts once the page has loaded, each in an idle moment, so that no press waits for all of them. */
export async function revealDeferredSections(): Promise<void> {
  await atRest();
  for (const part of document.querySelectorAll(parts)) {
    await idle();
    part.setAttribute('data-laid-out', '');
    // Asked for its place, the browser finds it now instead of together with all others.
    part.getBoundingClientRect();
  }
}
