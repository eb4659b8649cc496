import { expect, type Page } from 'playwright/test';
import { publicPages } from './addresses.ts';
import { hydrated, live, open } from './open.ts';
import { test } from './product.ts';
import { openTab } from './tab.ts';

/** Present in browsers that prerender the targets of links. */
async function preparedAmong(page: Page, addresses: readonly string[]) {
  await page.evaluate((all) => {
    for (const href of all)
      document.body.append(Object.assign(document.createElement('a'), { href, textContent: href }));
  }, addresses);
  const devTools = await page.context().newCDPSession(page);
  const prepared = new Set<string>();
  devTools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    prepared.clear();
    for (const { key } of preloadingAttemptSources) prepared.add(key.url);
  });
  await devTools.send('Preload.enable');
  return prepared;
}

test('every page lets the browser prerender the public pages, and nothing else', async ({ page }) => {
  await open(page, '/');
  const origin = new URL(page.url()).origin;
  const refused = [
    '/received/sign-up',
    '/received/deck',
    '/admin',
    '/admin/leads',
    '/setup',
    '/deck/spark-fund-one-sample.pdf',
    '/favicon.svg',
    '/robots.txt',
    '/api/forms/sign-up/submissions',
    '/rest/v1/investment_leads',
    '/functions/v1/submit-hubspot-lead',
    'https://example.com/',
  ];
  const allowed = publicPages.map(({ path }) => path).filter((path) => path !== '/');
  const prepared = await preparedAmong(page, [...allowed, ...refused]);
  const missing = () => allowed.map((path) => origin + path).filter((url) => !prepared.has(url));
  await expect.poll(missing).toEqual([]);
  expect(refused.filter((path) => prepared.has(new URL(path, origin).href))).toEqual([]);
});

for (const address of ['/terms', '/contact', '/nope']) {
  test(`${address} carries the rules, and its policy allows them`, async ({ page, complaints }) => {
    await open(page, address);
    const rules = await page.locator('script[type=speculationrules]').textContent();
    expect(JSON.parse(rules ?? '')).toHaveProperty('prerender');
    const response = await page.request.get(address);
    expect(response.headers()['content-security-policy']).toMatch(
      /script-src [^;]*('inline-speculation-rules'|'sha256-)/,
    );
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/404|There is no page/.test(text)));
  });
}

test('a prerendered page starts nothing before it is shown', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => prerendering });
    window.show = () => {
      prerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    };
  });
  await page.goto('/invest');
  await page.waitForLoadState('networkidle');
  const started = page.locator('[data-live], [data-penned], html[data-hydrated]');
  await expect(started).toHaveCount(0);
  expect(sent).toEqual([]);
  await page.evaluate(() => window.show());
  await hydrated(page);
  await live(page.getByRole('region', { name: 'Work it out for your amount' }));
  await page.getByRole('slider').press('End');
  await expect(page.getByRole('textbox', { name: 'Investment amount' })).toHaveValue('$100,000');
});

test('a page whose link is hovered is really prerendered, waits, and starts when it is shown', async ({ product }) => {
  const tab = await openTab();
  try {
    await tab.goto(`${product.url}/blog`);
    const [x = 0, y = 0] = Object(
      await tab.evaluate(`(() => {
        const { x, y, width, height } = document.querySelector('header a[href="/invest"]').getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      })()`),
    );
    await tab.prerenderAt(x, y);
    const state = () =>
      tab.evaluateInLast(`JSON.stringify({
        address: location.pathname,
        prerendering: document.prerendering,
        started: document.querySelectorAll('[data-live], [data-penned], html[data-hydrated]').length > 0,
      })`);
    const prepared = { address: '/invest', prerendering: true, started: false };
    expect(await state()).toBe(JSON.stringify(prepared));
    await tab.click(x, y);
    await expect.poll(state).toBe(JSON.stringify({ ...prepared, prerendering: false, started: true }));
  } finally {
    tab.close();
  }
});

test('the thanks for a form are on the next page even if it was prerendered before the form was sent', async ({
  product,
}) => {
  const tab = await openTab();
  try {
    await tab.goto(`${product.url}/invest`);
    await expect.poll(() => tab.evaluate(`document.documentElement.hasAttribute('data-hydrated')`)).toBe(true);
    const [x = 0, y = 0] = Object(
      await tab.evaluate(`(() => {
        const { x, y, width, height } = document.querySelector('header a[href="/rega-invest"]').getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      })()`),
    );
    await tab.prerenderAt(x, y);
    await tab.evaluate(`(() => {
      const field = document.querySelector('main form [type=email]');
      field.focus();
      document.execCommand('insertText', false, 'prepared@example.com');
      field.form.requestSubmit();
    })()`);
    const state = () =>
      tab.evaluateInLast(`JSON.stringify({
        address: location.pathname,
        prepared: performance.getEntriesByType('navigation')[0].activationStart > 0,
        thanks: document.querySelector('[data-confirmation] output').textContent,
        sentFor: document.querySelector('[data-receipt]:not([hidden]) [data-sent-for]')?.textContent,
      })`);
    await expect.poll(state).toBe(
      JSON.stringify({
        address: '/rega-invest',
        prepared: true,
        thanks: "Thanks for your interest! We'll be in touch soon.",
        sentFor: 'prepared@example.com',
      }),
    );
  } finally {
    tab.close();
  }
});

declare global {
  interface Window {
    /** Ends the prerendering that the test simulates. */
    show: () => void;
  }
}
