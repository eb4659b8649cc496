import { expect } from 'playwright/test';
import { test as connectedTest } from './connected.ts';
import { open } from './open.ts';
import { test } from './product.ts';

const viewerTitle = 'Private placement memorandum of the Opportunity Fund';

test('[header-8, regd-5] the memorandum page says how to request the unpublished memorandum, and has a solid header from the start', async ({
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

connectedTest(
  '[regd-5] a published memorandum is shown in its viewer, with a link to the plain document',
  async ({ page, connected }) => {
    await open(page, '/ppm');
    const { url } = connected.vendors;
    const main = page.getByRole('main');
    await expect(
      page.frameLocator(`iframe[title="${viewerTitle}"]`).getByRole('heading', { name: 'Memorandum to leaf through' }),
    ).toBeVisible();
    await expect(main.locator('iframe')).toHaveAttribute('src', `${url}/book`);
    await expect(main.getByRole('link', { name: 'Read it as a document' })).toHaveAttribute(
      'href',
      `${url}/memorandum`,
    );
    await expect(main.getByRole('link', { name: /^Invest in the Opportunity Fund/ })).toHaveAttribute(
      'href',
      `${url}/invest`,
    );
    await expect(main.getByText('not published here yet')).toHaveCount(0);
  },
);
