import { expect } from 'playwright/test';
import { fillIn, formOf, forms } from './forms.ts';
import { hold } from './hold.ts';
import { hydrated, live, open } from './open.ts';
import { test } from './product.ts';

const nextPage: Partial<Record<string, string>> = { '/invest': '/rega-invest', '/webinar': '/webinar-access' };

const privacyPage = /\/privacy$|\/assets\/privacy-/;
const submission = /\/submissions$|\/submit-hubspot-lead$/;

for (const { path, half, rest, submit } of forms.filter((form) => form.path !== '/contact')) {
  for (const when of ['before the response', 'before the next step opens']) {
    test(`[form-12] ${path}: a link that was pressed ${when} wins, however slow it is, and the form is sent`, async ({
      page,
      context,
      product: { crm },
    }) => {
      const answeredFirst = when === 'before the next step opens';
      const email = `left${answeredFirst ? '.late' : ''}${path.replace('/', '.')}@example.com`;
      await open(page, path);
      await fillIn(page, { ...half, ...rest });
      await formOf(page)
        .getByLabel(/e-?mail/i)
        .fill(email);
      await live(formOf(page));
      const answerForm = await hold(page, submission);
      const answerLink = await hold(page, privacyPage);
      const formAnswered = page.waitForResponse(submission);
      await formOf(page).getByRole('button', { name: submit }).click();
      if (answeredFirst) {
        answerForm();
        await formAnswered;
      }
      // By keyboard: on hover the browser prerenders the page before the test can delay it.
      await formOf(page).getByRole('link', { name: 'privacy policy' }).press('Enter', { noWaitAfter: true });
      answerForm();
      await formAnswered;
      // Twice the delay before the next step opens. A fake clock does not run while a navigation is pending.
      await page.waitForTimeout(3_000);
      expect(context.pages()).toHaveLength(1);
      answerLink();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe('/privacy');
      expect(context.pages()).toHaveLength(1);
      await expect.poll(() => crm.acceptedFrom(email)).toHaveLength(1);
    });
  }
}

for (const { path, half, rest, submit, succeeded } of [
  ...forms,
  ...forms.filter((form) => form.path === '/webinar').map((form) => ({ ...form, path: '/regd-webinar' })),
]) {
  const next = path === '/regd-webinar' ? '/regd-webinar-access' : nextPage[path];
  if (!next) continue;

  test(`${path}: the confirmation appears on ${next} too, and is announced there once`, async ({ page }) => {
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
