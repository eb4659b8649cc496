import { writeFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { open } from './open.ts';
import { test } from './product.ts';
import { startProduct } from './start-product.ts';

const viewerTitle = 'Private placement memorandum of the Opportunity Fund';

test('the memorandum page says how to ask for what is not published, under a header solid from the start', async ({
  page,
}) => {
  await open(page, '/ppm');
  await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'true');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Private placement memorandum');
  await expect(main.locator('iframe')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Read it as a document' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Ask for a copy' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Invest in the Opportunity Fund' })).toHaveAttribute(
    'href',
    '/regd-invest',
  );
  await main.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a published memorandum is shown in its viewer, with the plain document beside it', async ({ page }, testInfo) => {
  // It starts a server of its own.
  test.slow();
  const viewerUrl = 'https://books.example/read/1';
  const documentUrl = 'https://documents.example/memorandum.pdf';
  const regulationDInvestUrl = 'https://platform.example/opportunity-fund';
  const siteConfig = testInfo.outputPath('site.json');
  await writeFile(siteConfig, JSON.stringify({ memorandum: { viewerUrl, documentUrl }, regulationDInvestUrl }));
  await page.route(viewerUrl, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Risk factors</h1>' }));
  const { url, stop } = await startProduct({ SITE_CONFIG: siteConfig });
  try {
    await page.goto(`${url}/ppm`);
    const main = page.getByRole('main');
    await expect(
      page.frameLocator(`iframe[title="${viewerTitle}"]`).getByRole('heading', { name: 'Risk factors' }),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: 'Read it as a document' })).toHaveAttribute('href', documentUrl);
    await expect(main.getByRole('link', { name: /^Invest in the Opportunity Fund/ })).toHaveAttribute(
      'href',
      regulationDInvestUrl,
    );
    await expect(main.getByText('not published here yet')).toHaveCount(0);
  } finally {
    // A page that still fetches would complain of the server's end.
    await page.close();
    await stop();
  }
});
