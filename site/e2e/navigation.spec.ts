import { expect, type Locator, type Page } from 'playwright/test';
import { open } from './open.ts';
import { test } from './product.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** A click of Playwright's own would first scroll to the link, though it is in view. */
async function clickWithoutScrolling(page: Page, link: Locator) {
  const box = await link.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
}

/** Fails when the browser loaded a document in between. */
async function withoutLoading(page: Page, visit: () => Promise<void>) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await visit();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

test('a new page starts at its top, takes the focus and is announced', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo(0, 900));
  await withoutLoading(page, async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Invest', exact: true }).click();
    await expect(page).toHaveURL('/invest');
    await expect(page.locator('h1')).toBeFocused();
  });
  expect(await scrollY(page)).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: 'Invest in Spark Fund One' })).toBeAttached();
  await expect(page).toHaveTitle('Invest in Spark Fund One | Limestone & Main');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/invest$/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Regulation A/);
});

test('back and forward return to where the visitor was', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/invest');
  await page.evaluate(() => window.scrollTo(0, 700));
  await clickWithoutScrolling(page, page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }));
  await expect(heading).toContainText('Monthly income');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(heading).toContainText('Diversify');
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goForward();
  await expect(heading).toContainText('Monthly income');
  await expect.poll(() => scrollY(page)).toBe(300);
});

test('a note mark leads to its note, below the header, and back again', async ({ page }) => {
  await open(page, '/invest?utm_source=letter');
  const before = await scrollY(page);
  const mark = page.getByRole('link', { name: 'Note 15' }).first();
  await mark.click();
  await expect(page).toHaveURL('/invest?utm_source=letter#note-15');
  const note = page.locator('#note-15');
  await expect(note).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const box = await note.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await page.goBack();
  await expect(page).toHaveURL('/invest?utm_source=letter');
  await expect.poll(() => scrollY(page)).toBe(before);
  await expect(mark).toBeFocused();
});

test('an address with a note in it opens at the note', async ({ page }) => {
  await open(page, '/#note-14');
  await expect(page.locator('#note-14')).toBeInViewport();
});

test('a reload stays where the visitor was', async ({ page }) => {
  await open(page, '/invest');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(600);
});

test('a visitor who is quick finds the page working before its scripts have come', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, () => undefined);
  await page.goto('/');
  await page.getByRole('link', { name: 'Note 14' }).first().click();
  await expect(page.locator('#note-14')).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Invest', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Diversify');
});
