import { expect, type Page } from 'playwright/test';
import { fillIn, formOf, forms } from './forms.ts';
import { hydrated, live, open } from './open.ts';
import { test } from './product.ts';

const nextPage: Partial<Record<string, string>> = { '/invest': '/rega-invest', '/webinar': '/webinar-access' };

/** The documents and scripts of the privacy policy do not come before the visitor's patience is tried. */
async function delayPrivacy(page: Page) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/privacy$|\/assets\/privacy-/, async (route) => {
    await answered;
    await route.continue();
  });
  return answer;
}

for (const { path, half, rest, submit } of forms.filter((form) => form.path !== '/contact')) {
  test(`${path}: a link that was chosen before the next step opens wins, however slow it is`, async ({
    page,
    context,
  }) => {
    await open(page, path);
    await fillIn(page, { ...half, ...rest });
    await live(formOf(page));
    const answer = await delayPrivacy(page);
    const link = formOf(page).getByRole('link', { name: 'privacy policy' });
    await link.scrollIntoViewIfNeeded();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await formOf(page).getByRole('button', { name: submit }).click();
    await expect(formOf(page).getByLabel(/e-?mail/i)).toHaveValue('');
    await page.clock.runFor(500);
    await link.click({ noWaitAfter: true });
    await page.clock.runFor(5_000);
    expect(context.pages()).toHaveLength(1);
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await page.clock.resume();
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/privacy');
    expect(context.pages()).toHaveLength(1);
  });
}

for (const { path, half, rest, submit, succeeded } of [
  ...forms,
  ...forms.filter((form) => form.path === '/webinar').map((form) => ({ ...form, path: '/regd-webinar' })),
]) {
  const next = path === '/regd-webinar' ? '/regd-webinar-access' : nextPage[path];
  if (!next) continue;

  test(`${path}: the confirmation goes along to ${next}, and is said there once`, async ({ page }) => {
    const confirmation = page.getByRole('status').filter({ hasText: succeeded });
    await open(page, path);
    await fillIn(page, { ...half, ...rest });
    await live(formOf(page));
    await formOf(page).getByRole('button', { name: submit }).click();
    await expect(confirmation).toBeVisible();
    await expect(page).toHaveURL(next);
    await expect(confirmation).toBeVisible();
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(confirmation).toHaveCount(0);
    await open(page, '/terms');
    await open(page, next);
    await page.waitForLoadState('networkidle');
    await expect(confirmation).toHaveCount(0);
  });
}
