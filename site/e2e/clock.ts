import type { Page } from 'playwright/test';

/** Stops the clock once all pending renders are done; after that, only the test advances it. */
export async function stopClock(page: Page) {
  await page.clock.install();
  // oxlint-disable-next-line no-restricted-properties -- waiting is this function's job
  await page.clock.pauseAt(Date.now() + 60_000);
  await drawn(page);
}

/**
 * Waits for React's pending renders, which React schedules by the same kind of message; a fake clock does not stop
 * these.
 */
async function drawn(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage('drawn');
      }),
  );
}
