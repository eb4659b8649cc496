import { writeFile } from 'node:fs/promises';
import { test as base, expect, type Page } from 'playwright/test';
import { startVendors } from '../vendors/start-vendors.ts';
import { boxesOf } from './boxes.ts';
import { stopClock } from './clock.ts';
import { hydrated, open } from './open.ts';
import { startProduct } from './start-product.ts';

interface Connected {
  url: string;
  vendors: Awaited<ReturnType<typeof startVendors>>;
}

/** The product with every vendor connected, all of them stand-ins. */
const test = base.extend<object, { connected: Connected }>({
  connected: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, workerInfo) => {
      const vendors = await startVendors();
      const file = `${workerInfo.project.outputDir}/vendors-${process.pid}.json`;
      await writeFile(file, JSON.stringify(vendors.settings));
      const { url, stop } = await startProduct({ SITE_CONFIG: file });
      await provide({ url, vendors });
      await stop();
      vendors.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ connected }, provide) => provide(connected.url),
});

const refuse = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('tracking', 'refused 2026-03-01T15:00:00.000Z'));
const sendSignal = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));
const askedFor = ({ vendors }: Connected, path: string) => vendors.requested.filter((asked) => asked.startsWith(path));
const others = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('script[src^="http://127"], link[href*="platform.css"]').length);

test.beforeEach(({ connected }) => void connected.vendors.requested.splice(0));

test('from the front door to an investment: nothing refused by the policy, nothing left when a page is left', async ({
  page,
  connected,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await open(page, '/');
  await page.getByRole('link', { name: 'Your privacy choices' }).click();
  await page.getByRole('radio', { name: 'No, do not count them' }).check();
  await expect(page.getByRole('log')).toContainText('kept in this browser');
  await page.getByRole('radio', { name: 'Yes, count them' }).check();
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
  expect(await others(page)).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(container).toHaveCount(0);
  const left = ['/platform.js', '/platform.css', '/assistant.js', '/player.js', '/pixel.js'];
  const inPage = await page.evaluate(() => document.documentElement.outerHTML);
  expect(left.filter((file) => inPage.includes(file))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the pixel counts on the private placement’s page alone, by its number', async ({ page, connected }) => {
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

for (const [what, prepare] of [
  ['a refusal', refuse],
  ['Global Privacy Control', sendSignal],
] as const) {
  test(`${what} keeps out what counts and what records, and nothing else`, async ({ page, connected }) => {
    await prepare(page);
    const counted: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/events') && counted.push(request.url()));
    await open(page, '/regd-invest');
    await expect(page.getByRole('button', { name: 'Invest', exact: true })).toBeVisible();
    await open(page, '/invest');
    await page.getByRole('button', { name: 'Ask the assistant' }).click();
    await expect(page.getByText('your privacy choices keep it off')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start talking' })).toHaveCount(0);
    expect([
      ...askedFor(connected, '/pixel'),
      ...askedFor(connected, '/analytics'),
      ...askedFor(connected, '/assistant'),
    ]).toEqual([]);
    expect(counted).toEqual([]);
  });
}

/** As if the visitor had refused on another page, and come back to this one out of the browser's cache. */
const refuseMeanwhile = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('tracking', 'refused 2026-03-01T15:00:00.000Z');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

test('a page that comes back after a refusal as it was left stops what runs on it', async ({ page }) => {
  await open(page, '/regd-invest');
  await expect.poll(() => page.evaluate(() => Object(window)['standInPixel'])).toHaveLength(2);
  const opened = page.waitForEvent('load');
  await refuseMeanwhile(page);
  await opened;
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Invest', exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object(window)['standInPixel'])).toBeUndefined();
});

test('an assistant that stands ready is withdrawn by a refusal in another tab', async ({ page, context }) => {
  await open(page, '/invest');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByRole('button', { name: 'Start talking' })).toBeVisible();
  const other = await context.newPage();
  await open(other, '/privacy-choices');
  await other.getByRole('radio', { name: 'No, do not count them' }).check();
  await expect(page.getByText('your privacy choices keep it off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start talking' })).toHaveCount(0);
});

test('the signal is shown to whoever sends it', async ({ page }) => {
  await sendSignal(page);
  await open(page, '/privacy-choices');
  await expect(page.getByText('Your browser sends Global Privacy Control')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'No, do not count them' })).toBeDisabled();
});

test('the assistant stands at the bottom right of one page, and is fetched once it is started', async ({
  page,
  connected,
}) => {
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Ask the assistant' })).toHaveCount(0);
  await open(page, '/invest');
  const assistant = page.locator('stand-in-assistant');
  await expect(assistant).toHaveAttribute('agent-id', 'agent-1');
  const [box] = await boxesOf(page, page.getByRole('button', { name: 'Ask the assistant' }));
  expect(1280 - box!.x - box!.width).toBeLessThan(40);
  expect(800 - box!.y - box!.height).toBeLessThan(40);
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByText('Audio is recorded by the stand-in')).toBeVisible();
  expect(askedFor(connected, '/assistant')).toEqual([]);
  await page.getByRole('button', { name: 'Start talking' }).click();
  await expect(assistant).toHaveText('Listening as agent-1');
  await open(page, '/regd');
  await expect(assistant).toHaveCount(0);
});

test('an assistant that does not come is given up, and does not listen if it comes after all', async ({ page }) => {
  let come = (): void => undefined;
  await page.route('**/assistant.js', async (route) => {
    await new Promise<void>((resolve) => {
      come = resolve;
    });
    await route.continue();
  });
  await open(page, '/invest');
  await hydrated(page);
  await stopClock(page);
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await page.getByRole('button', { name: 'Start talking' }).click();
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByText('The assistant does not answer')).toBeVisible();
  come();
  await page.waitForResponse('**/assistant.js');
  await expect(page.locator('stand-in-assistant')).toHaveCount(0);
});

test('each webinar plays its own film in the hosted player', async ({ page, connected }) => {
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

test('a platform that is blocked says so, and leaves other ways', async ({ page, connected }) => {
  await page.route('**/platform.js?*', (route) => route.abort());
  await open(page, '/rega-invest');
  await expect(page.getByRole('heading', { name: 'The investing platform does not answer' })).toBeVisible();
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

test('every page is counted once it is shown, by path: loaded, opened by a link, and come back to', async ({
  page,
}) => {
  const paths: unknown[] = [];
  await page.exposeFunction('tellTest', (body: string) => void paths.push(JSON.parse(body)));
  await page.addInitScript(noteBeacons);
  await open(page, '/about?email=ann@example.com');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL('/about?email=ann@example.com');
  await expect
    .poll(() => paths)
    .toEqual([
      { kind: 'page', path: '/about' },
      { kind: 'page', path: '/blog' },
      { kind: 'page', path: '/about' },
    ]);
  await page.evaluate(() => (location.hash = 'main'));
  await page.getByRole('link', { name: 'Invest With Us' }).first().waitFor();
  expect(paths).toHaveLength(3);
  await expect.poll(() => page.evaluate(() => Array.isArray(Object(window)['standInCounted']))).toBe(true);
});

test('the press that leads to investing is told, with what it led to', async ({ page }) => {
  const told: unknown[] = [];
  await page.exposeFunction('tellTest', (body: string) => void told.push(JSON.parse(body)));
  await page.addInitScript(noteBeacons);
  await open(page, '/invest');
  await page.getByRole('banner').getByRole('link', { name: 'Invest With Us' }).click();
  await expect(page).toHaveURL('/rega-invest');
  await expect.poll(() => told).toContainEqual({ kind: 'event', category: 'call-to-action', label: '/rega-invest' });
});

test('a page works where nothing that counts can be reached', async ({ page }) => {
  await page.route(/\/api\/events|\/analytics\.js|\/pixel\.js/, (route) => route.abort());
  await open(page, '/invest');
  await page.getByLabel('Email').fill('dee.vendors@example.com');
  await page.getByRole('button', { name: 'Get Started Now' }).click();
  await expect(page).toHaveURL('/rega-invest');
  await open(page, '/regd-invest');
  await expect(page.getByRole('button', { name: 'Invest', exact: true })).toBeVisible();
});

/** What a beacon carries is hidden from who follows requests. */
function noteBeacons(): void {
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (address, body) => {
    if (body instanceof Blob) void body.text().then(Object(window)['tellTest']);
    return send(address, body);
  };
}
