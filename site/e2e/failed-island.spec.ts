import { expect, type Page } from 'playwright/test';
import { hydrated } from './open.ts';
import { test } from './product.ts';

const portfolio = (page: Page) => page.getByRole('region', { name: 'Portfolio' });

test('a part whose code cannot be loaded stays as it is and logs one error, and the rest works', async ({
  page,
  complaints,
}) => {
  const failed: string[] = [];
  await page.route(/\/assets\/portfolio\.island-/, (route) => {
    failed.push(route.request().url());
    return route.abort();
  });
  await page.goto('/');
  await portfolio(page).scrollIntoViewIfNeeded();
  const reports = () => complaints.filter((text) => !text.startsWith('Failed to load resource'));
  await expect.poll(reports).toHaveLength(1);
  expect(failed).toHaveLength(1);
  await hydrated(page);
  await expect(portfolio(page).getByRole('group')).toHaveCount(10);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invest in the buildings');
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'true');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(reports()).toHaveLength(1);
  complaints.length = 0;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
});

test('the content of a card is on the page if its code cannot be loaded', async ({ page, complaints }) => {
  await page.route(/\/assets\/value-cards\.island-/, (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/invest');
  const cards = page.locator('[data-island*="value-cards"]');
  await cards.locator('> *').first().scrollIntoViewIfNeeded();
  await expect(cards).toHaveAttribute('data-failed', '');
  const descriptions = cards.locator('h4 + p');
  await expect(descriptions).toHaveCount(4);
  for (const description of await descriptions.all()) await expect(description).toBeVisible();
  complaints.length = 0;
});

for (const lost of ['portfolio.island', 'Carousel', 'hydrate', 'react-dom']) {
  test(`a part whose code failed to load once, in ${lost}, loads at the next press`, async ({ page, complaints }) => {
    await page.route(new RegExp(`/assets/${lost}-`), (route) => route.abort(), { times: 1 });
    await page.goto('/');
    await portfolio(page).scrollIntoViewIfNeeded();
    // The browser logs the network error before the part is ready to try again.
    await expect.poll(() => complaints.join()).toContain('The code of an island failed to load');
    await portfolio(page).getByRole('button', { name: 'Next' }).click();
    await expect(page.locator('[data-island][data-live]')).not.toHaveCount(0);
    complaints.length = 0;
  });
}

for (const replaced of ['portfolio.island', 'Carousel']) {
  test(`a part that received a network's sign-in page instead of its code, in ${replaced}, loads at the next press`, async ({
    page,
    complaints,
  }) => {
    const script = new RegExp(`/assets/${replaced}-`);
    await page.route(script, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Sign in to the network</p>' }),
    );
    await page.goto('/');
    await portfolio(page).scrollIntoViewIfNeeded();
    // The browser logs the network error before the part is ready to try again.
    await expect.poll(() => complaints.join()).toContain('The code of an island failed to load');
    await page.unroute(script);
    await portfolio(page).getByRole('button', { name: 'Next' }).click();
    await expect(page.locator('[data-island][data-live]')).not.toHaveCount(0);
    complaints.length = 0;
  });
}
