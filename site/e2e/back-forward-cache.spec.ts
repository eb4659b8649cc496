import { expect, type Page } from 'playwright/test';
import { goBackFromCache, noteReturns, test } from './back-forward-cache.ts';
import { stopClock } from './clock.ts';
import { fillIn, formOf, forms } from './forms.ts';
import { hold } from './hold.ts';
import { noteNextSteps } from './next-steps.ts';
import { hydrated, live, open } from './open.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { path, half, rest, submit } of forms) {
  const values = { ...half, ...rest };

  test(`${path}: typed input is restored from the cache`, async ({ page }) => {
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

  test(`${path}: a visitor who left before the next step opened, and returns, is not redirected`, async ({ page }) => {
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

  test(`[form-12] ${path}: a visitor who left before the response, and returns, is not redirected, and the form is stored`, async ({
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
    // If the page was reloaded, nothing in it can signal that the redirect was canceled.
    await page.waitForTimeout(3_000);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(context.pages()).toHaveLength(1);
    expect(crm.acceptedFrom(email)).toHaveLength(1);
  });
}
