/** How the browser came to the page; undefined where a setting keeps it from telling. */
export function visit(): PerformanceEntry | undefined {
  return performance.getEntriesByType?.('navigation')[0];
}
