import { expect, type Page } from 'playwright/test';
import { test as base } from './product.ts';

/** Runs with the browser's back/forward cache enabled. */
export const test = base.extend({
  context: async ({ cachingBrowser }, provide) => {
    const context = await cachingBrowser.newContext();
    await provide(context);
    await context.close();
  },
});

/** Starts to record whether the page is shown from the back/forward cache. */
export async function noteReturns(page: Page) {
  await page.evaluate(() => {
    window.returned = false;
    window.addEventListener('pageshow', ({ persisted }) => (window.returned = persisted));
  });
}

/** Goes back to a page that records its returns. Playwright's `goBack` waits for a load, which a cached page does not have. */
export async function goBackFromCache(page: Page) {
  await page.evaluate(() => history.back());
  const returned = () => page.evaluate(() => window.returned).catch(() => undefined);
  await expect.poll(returned, 'shown out of the cache').toBe(true);
}

declare global {
  interface Window {
    /** Returns whether the page came from the cache. */
    returned: boolean;
  }
}
