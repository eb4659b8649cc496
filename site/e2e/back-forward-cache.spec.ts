import { expect, type Page } from 'playwright/test';
import { findBrowser } from '../../tools/chromium.ts';
import { distinctPages } from './addresses.ts';
import { stopClock } from './clock.ts';
import { fillIn, formOf, forms } from './forms.ts';
import { hold } from './hold.ts';
import { noteNextSteps } from './next-steps.ts';
import { hydrated, live, open } from './open.ts';
import { test } from './product.ts';

const { launch } = await findBrowser();

// Playwright switches the cache off, and a browser without a window keeps none unless it is told to.
test.use({
  launchOptions: {
    ...launch,
    args: [...launch.args, '--enable-bfcache'],
    ignoreDefaultArgs: [...launch.ignoreDefaultArgs, '--disable-back-forward-cache'],
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function noteReturns(page: Page) {
  await page.evaluate(() => {
    window.returned = false;
    window.addEventListener('pageshow', ({ persisted }) => (window.returned = persisted));
  });
}

/** Playwright's own `goBack` waits for a load, which a page out of the cache does not have. */
async function goBackFromCache(page: Page) {
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => window.returned).catch(() => undefined)).toBe(true);
}

for (const address of distinctPages) {
  test(`${address} comes back out of the cache as it was left`, async ({ page }) => {
    await open(page, address);
    await noteReturns(page);
    const words = (await heading(page).textContent()) ?? '';
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    const top = await page.evaluate(() => Math.round(window.scrollY));
    const name = address === '/terms' ? 'Privacy policy' : 'Terms of service';
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).not.toHaveText(words);
    await hydrated(page);
    await goBackFromCache(page);
    await expect(heading(page)).toHaveText(words);
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(top);
    await expect(link).toBeFocused();
  });
}

for (const { path, half, rest, submit } of forms) {
  const values = { ...half, ...rest };

  test(`${path}: what was typed comes back out of the cache`, async ({ page }) => {
    await open(page, path);
    await noteReturns(page);
    await fillIn(page, values);
    await live(formOf(page));
    await formOf(page).getByRole('link', { name: 'privacy policy' }).click();
    await expect(heading(page)).toHaveText('Privacy policy');
    await hydrated(page);
    await goBackFromCache(page);
    for (const [label, value] of Object.entries(values)) {
      await expect(formOf(page).getByLabel(label)).toHaveValue(value);
    }
  });

  if (path === '/contact') continue;

  test(`${path}: a visitor who left before the next step opened, and comes back, is not sent on`, async ({ page }) => {
    await open(page, path);
    await noteReturns(page);
    await fillIn(page, values);
    await live(formOf(page));
    await stopClock(page);
    await formOf(page).getByRole('button', { name: submit }).click();
    await expect(formOf(page).getByLabel(/e-?mail/i)).toHaveValue('');
    await page.clock.runFor(500);
    await formOf(page).getByRole('link', { name: 'privacy policy' }).click();
    await expect(heading(page)).toHaveText('Privacy policy');
    await goBackFromCache(page);
    await expect(heading(page)).not.toHaveText('Privacy policy');
    const nextSteps = await noteNextSteps(page);
    await page.clock.runFor(5_000);
    expect(nextSteps).toEqual([]);
  });

  test(`[form-12] ${path}: a visitor who left before the form was answered, and comes back, is not sent on and is in the books`, async ({
    page,
    context,
    product: { crm },
  }) => {
    const email = `away${path.replace('/', '.')}@example.com`;
    await open(page, path);
    await fillIn(page, values);
    await formOf(page)
      .getByLabel(/e-?mail/i)
      .fill(email);
    await live(formOf(page));
    const answer = await hold(page, /\/submissions$|\/submit-hubspot-lead$/);
    await formOf(page).getByRole('button', { name: submit }).click();
    await formOf(page).getByRole('link', { name: 'privacy policy' }).click();
    await expect(heading(page)).toHaveText('Privacy policy');
    await hydrated(page);
    await page.evaluate(() => history.back());
    await expect(heading(page)).not.toHaveText('Privacy policy');
    answer();
    await expect.poll(() => crm.acceptedFrom(email)).toHaveLength(1);
    await page.waitForTimeout(3_000);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(context.pages()).toHaveLength(1);
    expect(crm.acceptedFrom(email)).toHaveLength(1);
  });
}

declare global {
  interface Window {
    /** Whether the page came out of the cache. */
    returned: boolean;
  }
}
