import { expect, type Page, type Route } from 'playwright/test';
import { distinctPages } from './addresses.ts';
import { test } from './product.ts';
import { unseenShift } from './unseen-shift.ts';

/** Holds the fonts back until the page is painted without them, and tells how far they then moved what is in sight. */
async function shiftOf(page: Page, address: string): Promise<number> {
  const held: Route[] = [];
  const isFont = '**/*.woff2';
  await page.route(isFont, (route) => void held.push(route));
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.route(isFont, (route) => route.continue());
  await Promise.all(held.map((route) => route.continue()));
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  // What the fonts moved is told behind the frame that shows it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  await page.unroute(isFont);
  return page.evaluate(() => window.shift);
}

for (const address of distinctPages) {
  test(`${address} keeps its place when its fonts come late`, async ({ page }) => {
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shift += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shifts: Record<number, number> = {};
    for (const width of [390, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      shifts[width] = await shiftOf(page, address);
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > unseenShift)).toEqual([]);
  });
}

declare global {
  interface Window {
    /** Layout shift since the page was opened. */
    shift: number;
  }
}
