/** Returns the navigation that opened the page; undefined if a browser setting hides it. */
export function visit(): PerformanceEntry | undefined {
  return performance.getEntriesByType?.('navigation')[0];
}
