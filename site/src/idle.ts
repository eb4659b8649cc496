const signsOfUse = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves when the browser has nothing better to do, or at the first sign of use. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    const settled = new AbortController();
    const settle = (): void => {
      settled.abort();
      resolve();
    };
    for (const sign of signsOfUse) window.addEventListener(sign, settle, { capture: true, signal: settled.signal });
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(settle, { timeout: 2000 });
    else setTimeout(settle, 200);
  });
}
