import { expect } from 'playwright/test';
import { fillIn, formOf, forms } from './forms.ts';
import { hydrated, live, open } from './open.ts';
import { test } from './product.ts';

for (const { path, half } of forms) {
  test(`${path}: a link without a network leads to the browser’s offline page, and Back restores the input`, async ({
    page,
    context,
    complaints,
  }) => {
    await open(page, path);
    await fillIn(page, half);
    await live(formOf(page));
    await context.setOffline(true);
    // By keyboard: on hover the browser may have prerendered the page while still online.
    await formOf(page).getByRole('link', { name: 'privacy policy' }).press('Enter', { noWaitAfter: true });
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    // The browser logs that it is offline; the page logs nothing.
    expect(complaints.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await page.goBack();
    await hydrated(page);
    await expect(page).toHaveURL(path);
    for (const [label, value] of Object.entries(half)) await expect(formOf(page).getByLabel(label)).toHaveValue(value);
  });
}
