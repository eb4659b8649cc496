import type { Page, Route } from 'playwright/test';
import { hydrated } from './open.ts';

const fonts = '**/*.woff2';

/**
 * Opens a page, delays its fonts until the first paint, as on a slow connection, and waits until the page is stable.
 */
export async function openWithLateFonts(page: Page, address: string) {
  const held: Route[] = [];
  await page.route(fonts, (route) => void held.push(route));
  const response = await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.route(fonts, (route) => route.continue());
  await Promise.all(held.map((route) => route.continue()));
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await hydrated(page);
  // Unrouting earlier would lose a request under way.
  await page.unroute(fonts);
  return response;
}
