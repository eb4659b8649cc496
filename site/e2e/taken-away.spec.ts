import { expect } from 'playwright/test';
import { fillIn, formOf, forms } from './forms.ts';
import { hydrated, live, open } from './open.ts';
import { test } from './product.ts';

/** Some browsers lack these APIs, or a setting or an extension removes them. */
const names = {
  'navigator.sendBeacon': () => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'),
  requestIdleCallback: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  PerformanceObserver: () => Reflect.deleteProperty(window, 'PerformanceObserver'),
  IntersectionObserver: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  ResizeObserver: () => Reflect.deleteProperty(window, 'ResizeObserver'),
  'performance.getEntriesByType': () => Reflect.deleteProperty(Performance.prototype, 'getEntriesByType'),
  'crypto.randomUUID': () => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'),
  'document.startViewTransition': () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
  storage: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  },
};

const contact = forms.find(({ path }) => path === '/contact')!;

for (const [name, takeAway] of Object.entries(names)) {
  test(`without ${name} the menu opens and a message is sent`, async ({ page, complaints, product: { crm } }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addInitScript(takeAway);
    await open(page, contact.path);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible();
    await page.keyboard.press('Escape');
    const email = `without.${name.toLowerCase()}@example.com`;
    await fillIn(page, { ...contact.half, ...contact.rest });
    await formOf(page)
      .getByLabel(/e-?mail/i)
      .fill(email);
    await live(formOf(page));
    await formOf(page).getByRole('button', { name: contact.submit }).click();
    await expect.poll(() => crm.acceptedFrom(email)).toHaveLength(1);
    await hydrated(page);
    // It is logged once, and nothing else is.
    expect(complaints.splice(0).filter((text) => !/A part of the page's script failed/.test(text))).toEqual([]);
  });
}
