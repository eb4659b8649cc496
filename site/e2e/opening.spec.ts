import { expect, type Page } from 'playwright/test';
import { hydrated } from './open.ts';
import { test } from './product.ts';

/** Deferred sections: the browser may skip their layout while they are far from the window. */
const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > *, main > [data-island] > *, footer')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      ).length,
  );

test('a visitor who arrives sees the top of a page before the rest is laid out, and soon the whole page is', async ({
  page,
  product,
}) => {
  await page.route('**/*.woff2', () => {});
  await page.goto(`${product.url}/invest`, { waitUntil: 'domcontentloaded' });
  expect(await leftOut(page)).toBeGreaterThan(8);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${product.url}/invest`);
  await hydrated(page);
  await expect.poll(() => leftOut(page)).toBe(0);
});

test('a visitor who scrolls to the end before the page has loaded reaches it', async ({ page, product }) => {
  await page.route('**/*.woff2', () => {});
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/invest`, { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await leftOut(page)).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page becomes interactive even if a picture never loads', async ({ page, product }) => {
  await page.route(/\.(avif|webp)$/, () => {});
  await page.goto(`${product.url}/invest`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await expect.poll(() => leftOut(page)).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a reload further down a page keeps the scroll position', async ({ page, product }) => {
  await page.goto(`${product.url}/invest`);
  await expect.poll(() => leftOut(page)).toBe(0);
  const part = page.locator('#leadership');
  const top = () => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const before = await top();
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await leftOut(page)).toBe(0);
  await expect.poll(top).toBe(before);
});

test('a link into the middle of a page opens there at once', async ({ page, product }) => {
  await page.goto(`${product.url}/invest#leadership`, { waitUntil: 'domcontentloaded' });
  expect(await leftOut(page)).toBe(0);
  await expect(page.locator('#leadership')).toBeInViewport();
});

test('without a script no layout is deferred', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/invest`);
  await expect(page.locator('html[data-opening]')).toHaveCount(0);
  await context.close();
});
