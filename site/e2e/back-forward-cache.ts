import { expect, type Page } from 'playwright/test';
import { test as base } from './product.ts';

/** Leaves its pages to the back/forward cache. */
export const test = base.extend({
  context: async ({ cachingBrowser }, provide) => {
    const context = await cachingBrowser.newContext();
    await provide(context);
    await context.close();
  },
});

/** Notes whether the page is shown out of the back/forward cache from now on. */
export async function noteReturns(page: Page) {
  await page.evaluate(() => {
    window.returned = false;
    window.addEventListener('pageshow', ({ persisted }) => (window.returned = persisted));
  });
}

/** Goes back to a page that notes its returns. Playwright's own `goBack` waits for a load, which a page out of the cache does not have. */
export async function goBackFromCache(page: Page) {
  await page.evaluate(() => history.back());
  const returned = () => page.evaluate(() => window.returned).catch(() => undefined);
  await expect.poll(returned, 'shown out of the cache').toBe(true);
}

declare global {
  interface Window {
    /** Whether the page came out of the cache. */
    returned: boolean;
  }
}
