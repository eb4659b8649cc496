import { expect, type Locator, type Page } from 'playwright/test';
import { boxesOf } from './boxes.ts';
import { hydrated, open } from './open.ts';
import { test } from './product.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bannerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Playwright's own click would scroll to the link first, even when it is in view. */
async function clickWithoutScrolling(page: Page, link: Locator) {
  const [box] = await boxesOf(page, link);
  await page.mouse.click(box!.x + 4, box!.y + 4);
}

/** Blocks every script requested from now on, so the page never finishes loading. */
async function withholdScripts(page: Page) {
  await page.route(/\/assets\/.*\.js/, () => undefined);
}

test('[address-9] a link opens a new document at its top, with the browser’s default focus', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 900);
  const documents: string[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) documents.push(new URL(response.url()).pathname);
  });
  await bannerLink(page, 'Invest').click();
  await expect(page).toHaveURL('/invest');
  await hydrated(page);
  expect(documents).toEqual(['/invest']);
  expect(await scrollY(page)).toBe(0);
  expect(await focused(page)).toBe('BODY');
  await expect(page).toHaveTitle('Invest in Spark Fund One | Limestone & Main');
});

for (const first of ['/', '/invest', '/regd', '/terms', '/blog/senior-housing-urgent-need']) {
  test(`back to ${first}, the first page of a visit: it is shown at once, without a script`, async ({ page }) => {
    await open(page, first);
    const words = (await heading(page).textContent()) ?? '';
    await scrollTo(page, 700);
    await clickWithoutScrolling(page, bannerLink(page, 'Contact Us'));
    await expect(page).toHaveURL('/contact');
    await expect(heading(page)).not.toHaveText(words);
    await hydrated(page);
    await withholdScripts(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(words);
    await expect(page.getByRole('contentinfo')).toContainText('©');
    await expect.poll(() => scrollY(page)).toBe(700);
    expect(await focused(page)).toBe('BODY');
  });
}

test('[address-8] back and forward restore the scroll position', async ({ page }) => {
  await open(page, '/invest');
  await scrollTo(page, 700);
  await clickWithoutScrolling(page, bannerLink(page, 'Home'));
  await expect(heading(page)).toContainText('Invest in the buildings');
  await hydrated(page);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(heading(page)).toContainText('Diversify');
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goForward();
  await expect(heading(page)).toContainText('Invest in the buildings');
  await expect.poll(() => scrollY(page)).toBe(300);
});

const openNote = (page: Page) => page.getByRole('dialog', { name: 'Note 15' });
const seeAllNotes = (page: Page) => page.getByRole('link', { name: 'See all notes' });

test('a note opens at its mark and returns the reader there, also by keyboard', async ({ page }) => {
  await open(page, '/invest?utm_source=letter');
  const mark = page.getByRole('link', { name: 'Note 15' }).first();
  await mark.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  await mark.press('Enter');
  await expect(openNote(page)).toBeFocused();
  await expect(openNote(page)).toContainText('10%');
  await page.keyboard.press('Escape');
  await expect(openNote(page)).toBeHidden();
  await expect(mark).toBeFocused();
  await mark.click();
  await openNote(page).getByRole('button', { name: 'Close' }).click();
  await expect(mark).toBeFocused();
  await mark.click();
  await page.mouse.click(4, 400);
  await expect(openNote(page)).toBeHidden();
  await expect(page).toHaveURL('/invest?utm_source=letter');
  await expect.poll(() => scrollY(page)).toBe(before);
});

test('on a phone a note is a sheet at the bottom of the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/invest');
  await page.getByRole('link', { name: 'Note 15' }).first().click();
  await expect(openNote(page)).toBeVisible();
  await expect
    .poll(async () => (await boxesOf(page, openNote(page))).map(({ x, y, width, height }) => [x, width, y + height]))
    .toEqual([[0, 390, 844]]);
});

test('an open note links to its position in the list, below the header, and back', async ({ page }) => {
  await open(page, '/invest?utm_source=letter');
  const mark = page.getByRole('link', { name: 'Note 15' }).first();
  await mark.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  await mark.click();
  await seeAllNotes(page).click();
  await expect(openNote(page)).toBeHidden();
  await expect(page).toHaveURL('/invest?utm_source=letter#note-15');
  await expect(page.locator('#note-15')).toBeInViewport();
  const [header, note] = await boxesOf(page, page.getByRole('banner'), page.locator('#note-15'));
  expect(note!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  await page.goBack();
  await expect(page).toHaveURL('/invest?utm_source=letter');
  await expect.poll(() => scrollY(page)).toBe(before);
});

test('a note links back to each of its marks, also by keyboard', async ({ page }) => {
  await open(page, '/invest');
  const marks = page.getByRole('link', { name: 'Note 15' });
  const count = await marks.count();
  expect(count).toBeGreaterThan(1);
  const history = page.locator('#note-15').getByRole('link', { name: 'History of this statement' });
  const waysBack = page.locator('#note-15').getByRole('link', { name: /^Back/ });
  await expect(waysBack).toHaveText(Array.from({ length: count }, (_, index) => String(index + 1)));
  await marks.last().press('Enter');
  await seeAllNotes(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(history).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(waysBack.first()).toBeFocused();
  await waysBack.last().press('Enter');
  await expect(marks.last()).toBeInViewport();
  await expect(marks.last()).toBeFocused();
});

for (const [address, name, target] of [
  ['/', 'Portfolio', '#portfolio'],
  ['/invest', 'Leadership', '#leadership'],
] as const) {
  test(`${address}: a link to ${target} within the page announces nothing, and does not change the head`, async ({
    page,
  }) => {
    await open(page, address);
    const title = await page.title();
    await page.evaluate(() => {
      window.changes = [];
      const note = (records: MutationRecord[]) =>
        window.changes.push(
          ...records.map((record) => `${record.target.nodeName}: ${record.target.textContent ?? ''}`),
        );
      const everything = { childList: true, subtree: true, attributes: true, characterData: true };
      const head = 'title, meta, link[rel=icon], link[rel=canonical]';
      for (const watched of document.querySelectorAll(`${head}, output, [role=status], [role=alert], [aria-live]`)) {
        new MutationObserver(note).observe(watched, everything);
      }
    });
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(address + target);
    await expect(page.locator(target)).toBeInViewport();
    expect(
      await page.evaluate(() =>
        // An advancing carousel does not announce its position.
        window.changes.filter((change) => !/\d+ of \d+/.test(change)),
      ),
    ).toEqual([]);
    await expect(page).toHaveTitle(title);
  });
}

test('an address with the fragment of a note opens at the note', async ({ page }) => {
  await open(page, '/#note-14');
  await expect(page.locator('#note-14')).toBeInViewport();
});

test('[address-8] a reload keeps the scroll position', async ({ page }) => {
  await open(page, '/invest');
  await scrollTo(page, 600);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(600);
});

test('back from a page to the staff area shows its screen', async ({ page }) => {
  await open(page, '/admin/leads');
  await page.goto('/terms');
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/admin/leads');
  await expect(heading(page)).toBeVisible();
  await hydrated(page);
});

test('the page works for a quick visitor before its scripts have loaded', async ({ page }) => {
  await withholdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Note 14' }).first().click();
  await expect(page.locator('#note-14')).toBeInViewport();
  await bannerLink(page, 'Invest').click();
  await expect(heading(page)).toContainText('Diversify');
});

declare global {
  interface Window {
    changes: string[];
  }
}
