import { projectLedger } from '@sponsor/content/project-ledger';
import { expect } from 'playwright/test';
import { open } from './open.ts';
import { test } from './product.ts';

for (const address of ['/', '/about', '/flex-industrial', '/invest']) {
  test(`the ledger of projects is one link away from ${address}`, async ({ page }) => {
    await page.goto(address);
    await page.locator('a[href="/projects"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every project, and how it went');
  });
}

for (const width of [390, 1280]) {
  test.describe(`without scripts, ${width} px wide`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });

    test('every project is a row of one table, losses in their place, with what it cost in sight', async ({ page }) => {
      await page.goto('/projects');
      const table = page.getByRole('table', { name: 'Register of all projects' });
      const names = await table.getByRole('rowheader').allInnerTexts();
      expect(names.map((name) => name.split('\n')[0])).toEqual(projectLedger.map(({ name }) => name));
      const lost = table.getByRole('row').filter({ hasText: 'Project that lost money' });
      for (const cell of ['[$7.40M]', '[$8.51M]', '[+15.0%]', '[13] / [8]', '[Sold below cost, year]']) {
        await expect(lost.getByText(cell, { exact: true })).toBeVisible();
      }
      const box = await lost.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  });
}

test('what is claimed elsewhere stands beside what the rows come to', async ({ page }) => {
  await open(page, '/projects');
  const totals = page.getByRole('table', { name: 'What the rows add up to' });
  await expect(totals.getByRole('row').filter({ hasText: '60+' })).toContainText('At least 52 are missing');
  await expect(totals.getByRole('row').filter({ hasText: '6-8 month' })).toContainText('6 to 8 months');
});
