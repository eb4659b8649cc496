import { expect, type Locator, type Page, type Request } from 'playwright/test';

/** Opens a page and waits until it stands as it will stay. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

const later = ':is(main > :nth-child(n+2), main ~ footer, main [data-later]):not([data-laid-out])';

/**
 * Waits until the page that a link or a button led to stands: the scripts answer that wait for nobody's touch or sight, and
 * no part of it is still to be laid out, which would move what is below.
 */
export async function hydrated(page: Page) {
  await page.locator(`html[data-hydrated]:not([data-opening]:has(${later}))`).waitFor({ state: 'attached' });
}

/** Waits until the page is answered all that it has asked for, and asks for nothing more in ten frames. */
export async function settled(page: Page) {
  let last: Request | undefined;
  let latest = await answered(page);
  do {
    last = latest;
    await page.evaluate(tenFrames);
    latest = await answered(page);
  } while (latest !== last);
}

/** Waits until the page is answered all that it has asked for so far, and gives the last request. */
async function answered(page: Page) {
  const requests = await page.requests();
  await Promise.all(requests.map((request) => request.response()));
  return requests.at(-1);
}

/** Runs in the page. */
async function tenFrames(): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
}

/** Brings a part into sight and waits until its script answers; of a part that waits for a touch, touch it before. */
export async function live(part: Locator) {
  await part.first().scrollIntoViewIfNeeded();
  await expect(part.first().locator('xpath=ancestor-or-self::*[@data-island][not(@data-live)]')).toHaveCount(0);
}
