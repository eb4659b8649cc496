import { expect } from 'playwright/test';
import { live, open } from './open.ts';
import { findPaleWords, paper } from './paper.ts';
import { test } from './product.ts';

test('[gate-9] a printed receipt includes the recipient’s address', async ({ page }) => {
  await open(page, '/invest');
  await page.getByLabel('Email').fill('eve.print@example.com');
  await page.getByRole('button', { name: 'Get Started Now' }).click();
  await expect(page).toHaveURL('/rega-invest');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  const receipt = page.locator('[data-receipt]');
  await expect(receipt.getByText('eve.print@example.com', { exact: true })).toBeVisible();
  for (const line of await receipt.locator('dl > div').all()) {
    await expect(line).toBeVisible();
    await expect(line).toHaveCSS('break-inside', 'avoid');
  }
  expect(await page.evaluate(findPaleWords)).toEqual([]);
});

test('no sentence is split between two sheets, or printed over the next warning', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/regd');
  const breaks = await page
    .locator('main p, main li, main h2, main h3')
    .evaluateAll((words) => words.map((element) => getComputedStyle(element).breakInside));
  expect(breaks.length).toBeGreaterThan(50);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

test('the heading of a section is on the same sheet as its content', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, heading, head] of [
    ['/', 'Investment Opportunities', 'xpath=self::*'],
    ['/invest/your-money', 'Out', 'xpath=ancestor::section[1]/div/*[1]'],
    ['/invest/your-money', 'Fees, by kind', 'xpath=..'],
  ] as const) {
    await open(page, address);
    const found = page.getByRole('heading', { level: 2, name: heading }).locator(head);
    await expect(found).toHaveCSS('break-after', 'avoid');
  }
});

test('controls and fields are not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, pressed] of [
    ['/', 'nav'],
    ['/', '[href="/investment-selection"]:text("Invest Now")'],
    ['/invest', 'button:has-text("Play")'],
    ['/invest', 'form'],
    ['/contact', 'form'],
  ] as const) {
    await open(page, address);
    const found = page.locator(pressed);
    await expect(found).not.toHaveCount(0);
    await expect(found.filter({ visible: true })).toHaveCount(0);
  }
});

test('the content of hover cards and of other slides is printed too', async ({ page }) => {
  await open(page, '/invest');
  const values = page.locator('#why-invest li[data-active]');
  await live(values);
  const slides = page.getByText('Latest Project');
  await live(slides);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  await expect(values.first().locator('p')).toBeVisible();
  const edges = await slides.evaluateAll((words) => words.map((word) => word.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(3);
  expect(Math.max(...edges)).toBeLessThan(paper.width);
  expect(Math.min(...edges)).toBeGreaterThan(0);
});
