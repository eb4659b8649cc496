import { expect } from 'playwright/test';
import { open } from './open.ts';
import { test } from './product.ts';

for (const [spelling, address, title] of [
  ['/TERMS', '/terms', 'Terms of service'],
  ['/About/', '/about', 'About us'],
  ['/Invest?utm_source=letter', '/invest?utm_source=letter', 'Invest in Spark Fund One'],
  ['/contact/', '/contact', 'Contact Us'],
  ['/%61bout', '/about', 'About us'],
  ['/terms%20', '/terms', 'Terms of service'],
] as const) {
  test(`[address-7] ${spelling} redirects permanently to the page’s own address`, async ({ page }) => {
    const answer = await page.request.get(spelling, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()['location']).toBe(address);
    await open(page, spelling);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(`${title} | Limestone & Main`);
  });
}

test('an address unknown in any spelling is not redirected', async ({ page }) => {
  for (const address of ['/Nope', '/nope/', '/received', '/404']) {
    expect((await page.request.get(address, { maxRedirects: 0 })).status(), address).toBe(404);
  }
});
