import { expect } from 'playwright/test';
import { test } from './product.ts';

test('a biography opens in full by keyboard, even without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/about`);
  const more = page.getByText('Opens the bids');
  await expect(more).toBeHidden();
  await page.locator('summary').nth(2).press('Enter');
  await expect(more).toBeVisible();
  await context.close();
});
