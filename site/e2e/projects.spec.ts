import { projectLedger } from '@sponsor/content/project-ledger';
import { expect } from 'playwright/test';
import { boxesOf } from './boxes.ts';
import { open } from './open.ts';
import { test } from './product.ts';

for (const address of ['/', '/about', '/flex-industrial', '/invest']) {
  test(`the ledger of projects is one link away from ${address}`, async ({ page }) => {
    await page.goto(address);
    await page.locator('a[href="/projects"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects listed so far, and how they went');
  });
}

for (const width of [390, 1280]) {
  test.describe(`without scripts, ${width} px wide`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });

    test('every project is a row of one table, including losses, with its cost visible', async ({ page }) => {
      await page.goto('/projects');
      const table = page.getByRole('table', { name: 'Register of projects' });
      const names = await table.getByRole('rowheader').allInnerTexts();
      expect(names.map((name) => name.split('\n')[0])).toEqual(projectLedger.map(({ name }) => name));
      const lost = table.getByRole('row').filter({ hasText: 'Project that lost money' });
      for (const cell of ['[$7.40M]', '[$8.51M]', '[+15.0%]', '[13] / [8]', '[Sold below cost, year]']) {
        await expect(lost.getByText(cell, { exact: true })).toBeVisible();
      }
      const [box] = await boxesOf(page, lost);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[claim-7] the sheet can be filtered by state with the keyboard alone, and says how many rows are shown', async ({
    page,
  }) => {
    await page.goto('/projects');
    const table = page.getByRole('table', { name: 'Register of projects' });
    const choice = page.getByRole('group', { name: 'Projects shown' });
    await choice.getByRole('radio', { name: `All ${projectLedger.length}` }).focus();
    for (const [state, label] of [
      ['built', 'Built'],
      ['planned', 'Planned'],
      ['lost', 'Lost money'],
    ] as const) {
      await page.keyboard.press('ArrowRight');
      const count = projectLedger.filter((project) => project.state === state).length;
      await expect(choice.getByRole('radio', { name: `${label} ${count}` })).toBeChecked();
      await expect(table.getByRole('rowheader')).toHaveCount(count);
    }
  });

  test('[claim-7] the register can be filtered to targets and to withdrawn claims', async ({ page }) => {
    await page.goto('/what-we-said');
    const main = page.getByRole('main');
    const all = await main.locator('[data-claim] dl:visible').count();
    const targets = page.getByRole('radio', { name: /^Target \d+$/ });
    await targets.check();
    const count = Number((await targets.evaluate(labelOf)).match(/\d+$/)?.[0]);
    await expect(main.locator('[data-claim] dl:visible')).toHaveCount(count);
    expect(count).toBeLessThan(all);
    await page.getByRole('radio', { name: /^No longer said/ }).check();
    await expect(main.locator('[data-claim] dl:visible')).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'No longer said' }).first()).toBeVisible();
  });
});

for (const [address, label] of [
  ['/projects', 'Download the ledger (CSV)'],
  ['/what-we-said', 'Download the register (CSV)'],
] as const) {
  test(`${address} links to the same rows as a file`, async ({ page, request }) => {
    await page.goto(address);
    const href = await page.getByRole('link', { name: label }).getAttribute('href');
    expect(href).toBe(`${address}.csv`);
    const file = await request.get(`${address}.csv`);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect((await file.text()).split('\r\n').length).toBeGreaterThan(projectLedger.length);
  });
}

test('claims from other pages are beside the totals of the rows', async ({ page }) => {
  await open(page, '/projects');
  const totals = page.getByRole('table', { name: 'What the listed projects add up to' });
  await expect(totals.getByRole('row').filter({ hasText: '60+' })).toContainText('At least 52 are missing');
  await expect(totals.getByRole('row').filter({ hasText: '6-8 month' })).toContainText('6 to 8 months');
});

/** Runs in the page. */
function labelOf(field: Element): string {
  return (field instanceof HTMLInputElement && field.labels?.[0]?.textContent) || '';
}
