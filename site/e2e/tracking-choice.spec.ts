import { expect, type Page } from 'playwright/test';
import { askedFor, test } from './connected.ts';
import { hydrated, open } from './open.ts';

const refuse = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('tracking', 'refused 2026-03-01T15:00:00.000Z'));
const sendSignal = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));

for (const [what, prepare] of [
  ['a refusal', refuse],
  ['Global Privacy Control', sendSignal],
] as const) {
  test(`[counting-3] ${what} blocks counting and recording scripts, and nothing else`, async ({ page, connected }) => {
    await prepare(page);
    const counted: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/events') && counted.push(request.url()));
    await open(page, '/regd-invest');
    await expect(page.getByRole('button', { name: 'Invest', exact: true })).toBeVisible();
    await open(page, '/invest');
    await page.getByRole('button', { name: 'Ask the assistant' }).click();
    await expect(page.getByText('your privacy choices keep it off')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start talking' })).toHaveCount(0);
    expect([
      ...askedFor(connected, '/pixel'),
      ...askedFor(connected, '/analytics'),
      ...askedFor(connected, '/assistant'),
    ]).toEqual([]);
    expect(counted).toEqual([]);
  });
}

/** Simulates a visitor who refused on another page and returned to this one from the browser's cache. */
const refuseMeanwhile = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('tracking', 'refused 2026-03-01T15:00:00.000Z');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

test('a page restored from the cache after a refusal stops its tracking', async ({ page }) => {
  await open(page, '/regd-invest');
  await expect.poll(() => page.evaluate(() => Object(window)['standInPixel'])).toHaveLength(2);
  const opened = page.waitForEvent('load');
  await refuseMeanwhile(page);
  await opened;
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Invest', exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object(window)['standInPixel'])).toBeUndefined();
});

test('a loaded assistant is removed by a refusal in another tab', async ({ page, context }) => {
  await open(page, '/invest');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByRole('button', { name: 'Start talking' })).toBeVisible();
  const other = await context.newPage();
  await open(other, '/privacy-choices');
  await other.getByRole('radio', { name: 'No, neither' }).check();
  await expect(page.getByText('your privacy choices keep it off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start talking' })).toHaveCount(0);
});

test('running trackers stop at a refusal in another tab', async ({ page, context }) => {
  await open(page, '/invest');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await page.getByRole('button', { name: 'Start talking' }).click();
  await expect(page.locator('stand-in-assistant')).toHaveText(/^Listening/);
  const pixel = await context.newPage();
  await open(pixel, '/regd-invest');
  await expect.poll(() => pixel.evaluate(() => Object(window)['standInPixel'])).toHaveLength(2);
  const other = await context.newPage();
  await open(other, '/privacy-choices');
  await other.getByRole('radio', { name: 'No, neither' }).check();

  await expect(page.locator('stand-in-assistant')).toHaveCount(0);
  await expect.poll(() => pixel.evaluate(() => Object(window)['standInPixel'].at(-1))).toEqual(['consent', 'revoke']);
  await other.getByRole('radio', { name: 'Yes, count and share' }).check();
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByRole('button', { name: 'Start talking' })).toHaveCount(0);
  await expect(page.locator('stand-in-assistant')).toHaveCount(0);
});

test('visitors whose browser sends the signal are told so', async ({ page }) => {
  await sendSignal(page);
  await open(page, '/privacy-choices');
  await expect(page.getByText('Your browser sends Global Privacy Control')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'No, neither' })).toBeDisabled();
});
