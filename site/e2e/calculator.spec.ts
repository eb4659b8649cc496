import { expect, type Page } from 'playwright/test';
import { boxesOf } from './boxes.ts';
import { live, open } from './open.ts';
import { test } from './product.ts';

const calculator = (page: Page) => page.getByRole('region', { name: 'Work it out for your amount' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Investment amount' });
const outcome = (page: Page, title: string) => calculator(page).locator('li').filter({ hasText: title });

test('the three outcomes are side by side before any script, the worst first', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await page.goto(`${baseURL}/invest`);
  const boxes = await boxesOf(page, ...['At nothing', 'At half', 'At target'].map((title) => outcome(page, title)));
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
  const lefts = boxes.map(({ x }) => x);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  await expect(outcome(page, 'At nothing')).toContainText('$0.00');
  await expect(outcome(page, 'At target')).toContainText('$1,000.00');
  await page.close();
});

test('an address opens the calculator at an amount, and the link to the amount follows changes', async ({ page }) => {
  await open(page, '/invest?amount=12500#calculator');
  await live(calculator(page));
  await expect(field(page)).toHaveValue('$12,500');
  await expect(outcome(page, 'At half')).toContainText('$2,500.00');
  await field(page).fill('20000');
  await calculator(page).getByRole('link', { name: 'Link to this amount' }).click();
  await expect(page).toHaveURL('/invest?amount=20000#calculator');
  await expect(field(page)).toHaveValue('$20,000');
});

test('an address with an invalid amount opens it at the default amount', async ({ page }) => {
  await open(page, '/invest?amount=%3Cb%3E&amount=7#calculator');
  await live(calculator(page));
  await expect(field(page)).toHaveValue('$2,500');
});

test('the limit is computed in the browser, and its inputs are neither sent nor stored', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/invest');
  await live(calculator(page));
  await page.getByRole('textbox', { name: /^Work out your limit/ }).fill('13579');
  await expect(calculator(page).getByRole('alert')).toContainText('more than your limit of $1,357');
  await field(page).fill('1000');
  await expect(calculator(page).getByRole('alert')).toHaveCount(0);
  await expect(calculator(page)).toContainText('Your limit is $1,357.');
  await page.goto('/about');
  expect(sent.filter((request) => request.includes('13579') || request.includes('1357'))).toEqual([]);
  expect(
    await page.evaluate(() => [localStorage, sessionStorage].map((kept) => JSON.stringify(kept)).join('')),
  ).not.toContain('1357');
});

test('it is printed alone on one page', async ({ page }) => {
  await open(page, '/invest');
  await live(calculator(page));
  await page.evaluate(() => {
    window.print = () => {};
  });
  await calculator(page).getByRole('button', { name: 'Print this on one page' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(calculator(page).getByRole('table')).toBeVisible();
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // After printing, the rest of the page is back.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
