import { expect } from 'playwright/test';
import { askedFor, test } from './connected.ts';
import { hydrated, open } from './open.ts';

test('[platform-1] from the home page to an investment, the policy refuses nothing, and leaving a page removes everything', async ({
  page,
  connected,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await open(page, '/');
  await page.getByRole('link', { name: 'Your privacy choices' }).click();
  await page.getByRole('radio', { name: 'No, neither' }).check();
  await expect(page.getByRole('log')).toContainText('kept in this browser');
  await page.getByRole('radio', { name: 'Yes, count and share' }).check();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Compare the two funds' }).first().click();
  await page.getByRole('link', { name: 'See Spark Fund One' }).click();
  await expect(page).toHaveURL('/invest');
  await hydrated(page);
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await page.getByRole('button', { name: 'Start talking' }).click();
  await expect(page.locator('stand-in-assistant')).toHaveText('Listening as agent-1');
  await page.getByRole('banner').getByRole('link', { name: 'Invest With Us' }).click();
  await expect(page).toHaveURL('/rega-invest');
  await expect(page.locator('stand-in-assistant')).toHaveCount(0);
  expect(await page.evaluate(() => customElements.get('stand-in-assistant'))).toBeUndefined();
  const container = page.locator('[data-listing-id]');
  await expect(container).toHaveAttribute('data-client-token', 'token-a');
  await page.getByLabel('Amount').fill('500');
  await page.getByRole('button', { name: 'Invest', exact: true }).click();
  await expect(page.getByText('Invested 500 in listing-a.')).toBeVisible();
  const asked = [...askedFor(connected, '/platform.js'), ...askedFor(connected, '/platform.css')];
  expect(asked).toHaveLength(2);
  for (const address of asked) expect(address).toMatch(/\?t=\d{13}$/);
  expect(
    await page.evaluate(
      () => document.querySelectorAll('script[src^="http://127"], link[href*="platform.css"]').length,
    ),
  ).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(container).toHaveCount(0);
  const left = ['/platform.js', '/platform.css', '/assistant.js', '/player.js', '/pixel.js'];
  const inPage = await page.evaluate(() => document.documentElement.outerHTML);
  expect(left.filter((file) => inPage.includes(file))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('[platform-1, platform-4] the pixel counts only on the page of the private placement, with its id', async ({
  page,
  connected,
}) => {
  await open(page, '/rega-invest');
  await open(page, '/regd');
  expect(askedFor(connected, '/pixel.js')).toEqual([]);
  await open(page, '/regd-invest');
  await expect(page.locator('[data-listing-id="listing-d"]')).toHaveAttribute('data-client-token', 'token-d');
  await expect(page.getByRole('button', { name: 'Invest', exact: true })).toBeVisible();
  for (const file of ['/platform.js', '/platform.css']) {
    expect(askedFor(connected, file).at(-1)).toMatch(/\?t=\d{13}$/);
  }
  await expect
    .poll(() => page.evaluate(() => Object(window)['standInPixel']))
    .toEqual([
      ['init', '1234567890'],
      ['track', 'PageView'],
    ]);
});

test('[webinar-4] each webinar plays its own film in the hosted player', async ({ page, connected }) => {
  for (const [address, film] of [
    ['/webinar-access', 'film-a'],
    ['/regd-webinar-access', 'film-d'],
  ] as const) {
    await open(page, address);
    await expect(page.locator('stand-in-player')).toHaveText(`Playing ${film}`);
    expect(askedFor(connected, '/player.js').length).toBeGreaterThan(0);
    expect(askedFor(connected, `/${film}.svg`).length).toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: 'Invest Now' })).toBeVisible();
  }
  await open(page, '/about');
  await expect(page.locator('stand-in-player')).toHaveCount(0);
});

test('[platform-6] if the platform is blocked, the page says so and offers other ways', async ({ page, connected }) => {
  await page.route('**/platform.js?*', (route) => route.abort());
  await open(page, '/rega-invest');
  await expect(page.getByRole('heading', { name: 'The investing platform is not responding' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Read the offering circular/ })
      .first(),
  ).toHaveAttribute('href', `${connected.vendors.url}/circular`);
  await page.unroute('**/platform.js?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Invest', exact: true })).toBeVisible();
});

test('[counting-4] a page works if no analytics service can be reached', async ({ page }) => {
  await page.route(/\/api\/events|\/analytics\.js|\/pixel\.js/, (route) => route.abort());
  await open(page, '/invest');
  await page.getByLabel('Email').fill('dee.vendors@example.com');
  await page.getByRole('button', { name: 'Get Started Now' }).click();
  await expect(page).toHaveURL('/rega-invest');
  await open(page, '/regd-invest');
  await expect(page.getByRole('button', { name: 'Invest', exact: true })).toBeVisible();
});
