import { type CDPSession, expect, type Page } from 'playwright/test';
import { hydrated, open } from './open.ts';
import { test } from './product.ts';

/** Returns the number of live documents after a full garbage collection, including those of drawings. */
async function documents(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Memory.getDOMCounters')).documents;
}

/** Goes to a note, to all notes, to its mark, and back through each step. */
async function stepThroughNotes(page: Page) {
  const mark = page.getByRole('link', { name: /^Note \d+$/ }).first();
  await mark.click();
  await page.getByRole('link', { name: 'See all notes' }).click();
  await expect(page).toHaveURL(/#note-\d+$/);
  await page.locator(new URL(page.url()).hash).getByRole('link', { name: /^Back/ }).first().click();
  await expect(mark).toBeFocused();
  for (let step = 0; step < 2; step += 1) await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/^[^#]*$/);
}

async function follow(page: Page, name: string) {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await hydrated(page);
}

test('after steps through notes and pages, only the current document is in memory', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await open(page, '/invest');
  const round = async () => {
    await stepThroughNotes(page);
    await follow(page, 'About Us');
    await stepThroughNotes(page);
    await follow(page, 'Invest');
  };
  // By now every drawing on these pages, which is a document too, has loaded once; a leak would grow with every round.
  await round();
  const before = await documents(session);
  for (let more = 0; more < 3; more += 1) await round();
  await expect.poll(() => documents(session)).toBeLessThanOrEqual(before);
});

test('a step to a note and back does not change the icon of the tab', async ({ page }) => {
  await open(page, '/invest');
  const icon = page.locator('head link[rel~=icon]').first();
  const handle = await icon.elementHandle();
  await page.evaluate(() => {
    window.headChanges = 0;
    new MutationObserver((records) => (window.headChanges += records.length)).observe(document.head, {
      childList: true,
      subtree: true,
      attributes: true,
    });
  });
  await stepThroughNotes(page);
  expect(await page.evaluate(() => window.headChanges)).toBe(0);
  expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
});

declare global {
  interface Window {
    headChanges: number;
  }
}
