import { expect } from 'playwright/test';
import { test } from './connected.ts';
import { open } from './open.ts';

test('[counting-1] every page is counted by path when it is shown: loaded, opened by a link, or returned to', async ({
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

test('[counting-2] a press that leads to investing is reported with its target', async ({ page }) => {
  const told: unknown[] = [];
  await page.exposeFunction('tellTest', (body: string) => void told.push(JSON.parse(body)));
  await page.addInitScript(noteBeacons);
  await open(page, '/invest');
  await page.getByRole('banner').getByRole('link', { name: 'Invest With Us' }).click();
  await expect(page).toHaveURL('/rega-invest');
  const press = { kind: 'event', category: 'call-to-action', label: '/rega-invest' };
  await expect.poll(() => told).toContainEqual(press);
  expect((await page.request.post('/api/events', { data: press })).status()).toBe(204);
});

/** A beacon's body is not visible to Playwright's request events. */
function noteBeacons(): void {
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (address, body) => {
    if (body instanceof Blob) void body.text().then(Object(window)['tellTest']);
    return send(address, body);
  };
}
