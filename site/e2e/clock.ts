import type { Page } from 'playwright/test';

/** Lets no time pass but what a test asks for, once all is drawn that the time until then has set off. */
export async function stopClock(page: Page) {
  await page.clock.install();
  // oxlint-disable-next-line no-restricted-properties -- here it is waited for
  await page.clock.pauseAt(Date.now() + 60_000);
  await drawn(page);
}

/** Waits until React has drawn what it was about to: it waits for its turn by the same kind of message, which no clock stops. */
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
