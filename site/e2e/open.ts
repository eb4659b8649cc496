import { expect, type Locator, type Page } from 'playwright/test';

/** Opens a page and waits until the scripts answer that wait for nobody's touch or sight. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/** Waits until the page that a link or a button led to answers as `open` says. */
export async function hydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Brings a part into sight and waits until its script answers; of a part that waits for a touch, touch it before. */
export async function live(part: Locator) {
  await part.first().scrollIntoViewIfNeeded();
  await expect(part.first().locator('xpath=ancestor-or-self::*[@data-island][not(@data-live)]')).toHaveCount(0);
}
