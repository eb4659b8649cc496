import type { Page } from 'playwright/test';

/** Opens a page and waits until its scripts answer. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return response;
}
