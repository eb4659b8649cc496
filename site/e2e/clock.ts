import type { Page } from 'playwright/test';

/** Stops the clock once everything already due is rendered; afterward only the test moves time. */
export async function stopClock(page: Page) {
  await page.clock.install();
  // oxlint-disable-next-line no-restricted-properties -- waiting is this function's job
  await page.clock.pauseAt(Date.now() + 60_000);
  await drawn(page);
}

/** Waits for React's pending renders: React schedules them with the same kind of message, which no fake clock stops. */
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
