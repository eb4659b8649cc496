import { expect, type Locator, type Page, type Request } from 'playwright/test';

/** Opens a page and waits until its layout is final. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

const later = ':is(main > :nth-child(n+2), main ~ footer, main [data-later]):not([data-laid-out])';

/**
 * Waits until the page opened by a link or button is stable: scripts that load without a touch or a scroll have run, and
 * all deferred sections are laid out, so that nothing moves any more.
 */
export async function hydrated(page: Page) {
  await page.locator(`html[data-hydrated]:not([data-opening]:has(${later}))`).waitFor({ state: 'attached' });
}

/** Waits until every request of the page has a response, and no new request starts within ten frames. */
export async function settled(page: Page) {
  let last: Request | undefined;
  let latest = await answered(page);
  do {
    last = latest;
    await page.evaluate(tenFrames);
    latest = await answered(page);
  } while (latest !== last);
}

/** Waits until every request of the page so far has a response, and returns the last request. */
async function answered(page: Page) {
  const requests = await page.requests();
  await Promise.all(requests.map((request) => request.response()));
  return requests.at(-1);
}

/** Runs in the page. */
async function tenFrames(): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
}

/** Scrolls to a part and waits until its script has hydrated it; touch a part that hydrates on touch first. */
export async function live(part: Locator) {
  await part.first().scrollIntoViewIfNeeded();
  await expect(part.first().locator('xpath=ancestor-or-self::*[@data-island][not(@data-live)]')).toHaveCount(0);
}
