/** How the browser came to the page; undefined if a setting hides it. */
export function visit(): PerformanceEntry | undefined {
  return performance.getEntriesByType?.('navigation')[0];
}
