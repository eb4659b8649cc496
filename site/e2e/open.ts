import type { Page } from 'playwright/test';

/** Opens a page and waits until its scripts answer. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
