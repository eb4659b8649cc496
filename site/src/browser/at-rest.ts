/** Milliseconds after which a page counts as loaded although something of it never ends, a picture for example. */
const loadTimeoutMs = 10_000;

/** Milliseconds after which a page that is busy, or is not painted because its tab is not shown, counts as at rest. */
const restTimeoutMs = 2000;

/** When the page has loaded and been painted, and the browser has nothing better to do. */
export async function atRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve);
      setTimeout(resolve, loadTimeoutMs);
    });
  }
  await new Promise((resolve) => {
    setTimeout(resolve, restTimeoutMs);
    // Some visitors have their browser tell nothing of its times.
    if ('PerformanceObserver' in window) new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  await idle();
}

/** The browser's next idle moment, or soon where it has none or does not know of any. */
export async function idle(): Promise<void> {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: restTimeoutMs }));
}
