/** Milliseconds after which a page counts as loaded even if part of it, such as a picture, never finishes. */
const loadTimeoutMs = 10_000;

/** Milliseconds after which a busy page, or one that is not painted because its tab is hidden, counts as idle. */
const restTimeoutMs = 2000;

/** Resolves when the page has loaded and been painted, and the browser is idle. */
export async function atRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve);
      setTimeout(resolve, loadTimeoutMs);
    });
  }
  await new Promise((resolve) => {
    setTimeout(resolve, restTimeoutMs);
    // Some visitors disable performance timing in their browser.
    if ('PerformanceObserver' in window) new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  await idle();
}

/** Resolves at the browser's next idle moment, or soon if there is none or the browser cannot report it. */
export async function idle(): Promise<void> {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: restTimeoutMs }));
}
