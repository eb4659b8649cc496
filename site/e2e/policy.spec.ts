import { expect, type Page } from 'playwright/test';
import { staffScreens } from '../src/staff/routes.ts';
import { open, settled } from './open.ts';
import { test } from './product.ts';
import { openAsStaff } from './sign-in.ts';

test('[gate-1, gate-12] no staff screen violates its policy', async ({ page }) => {
  test.slow();
  const refused = await noteRefusals(page);
  // Not by its exact name, which includes a number if something is waiting.
  const show = async (href: string) => page.getByRole('navigation').locator(`a[href="${href}"]`).first().click();
  await openAsStaff(page, '/admin');
  for (const { path } of staffScreens) {
    await show(path);
    await expect(page).toHaveURL(path);
    await settled(page);
  }
  await show('/admin/audit');
  await page.getByRole('combobox').first().hover();
  await page.locator('button[role=combobox]').first().click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  expect(refused).toEqual([]);
});

test('[gate-12] markup, script and style injected into the staff area are refused and reported', async ({
  page,
  complaints,
}) => {
  const refused = await noteRefusals(page);
  await open(page, '/admin/leads');
  const reports = noteReports(page);
  const thrown = await page.evaluate(plant);
  expect(thrown).toBe('TypeError');
  await expect.poll(() => refused).toEqual(['require-trusted-types-for', 'style-src-elem']);
  await expect.poll(() => reports).toHaveLength(2);
  expect(await page.evaluate(() => [Object(window)['planted'], getComputedStyle(document.body).color])).not.toContain(
    'rgb(1, 2, 3)',
  );
  complaints.length = 0;
});

test('[gate-12] a script injected into a public page is refused and reported', async ({ page, complaints }) => {
  await open(page, '/invest');
  const report = page.waitForRequest('**/api/policy-reports');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.body.append(script);
  });
  expect((await (await report).response())?.status()).toBe(204);
  expect(await page.evaluate(() => Object(window)['planted'])).toBeUndefined();
  complaints.length = 0;
});

/** Collects the names of violated directives in this document and all later ones. */
async function noteRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      Object(window)['noteRefusal'](effectiveDirective),
    );
  });
  return refused;
}

function noteReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/policy-reports')) reports.push(request.postData() ?? '');
  });
  return reports;
}

/** Runs in the page. */
function plant(): string | undefined {
  const script = document.createElement('script');
  const style = document.createElement('style');
  script.append('window.planted = true');
  style.append('body { color: rgb(1, 2, 3) !important }');
  let thrown: string | undefined;
  try {
    document.createElement('p').innerHTML = '<img src="x" onerror="window.planted = true">';
  } catch (error) {
    thrown = error instanceof Error ? error.name : undefined;
  }
  document.body.append(script, style);
  return thrown;
}
