import { expect, type Page } from 'playwright/test';
import { fillIn, formOf } from './forms.ts';
import { hydrated, live, open } from './open.ts';
import { test } from './product.ts';

const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

/** Simulates a browser without popovers and without later features. */
async function forgetPopovers(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    for (const name of ['popoverTargetElement', 'popoverTargetAction']) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    }
    Reflect.deleteProperty(URL, 'parse');
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/ popover(?:target)?="[^"]*"/gi, '')
      .replaceAll(':popover-open', ':popover-none');
    return route.fulfill({ response, body });
  });
}

/** Returns the links and buttons in the window that something else covers. */
function covered(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button')].flatMap((element) => {
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // Without popovers, a term is plain text.
    const isWord = getComputedStyle(element).pointerEvents === 'none';
    const reachable = !isWord && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!reachable || width < 8 || x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return [];
    return element.contains(document.elementFromPoint(x, y)) ? [] : [element.outerHTML];
  });
}

for (const width of [390, 1280]) {
  for (const address of ['/', '/invest', '/terms']) {
    test(`${address} at ${width} px is not covered by its menu`, async ({ page }) => {
      await forgetPopovers(page);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await hydrated(page);
      const onTop = await page.locator('h1').evaluate((heading) => {
        const { left, top, height } = heading.getBoundingClientRect();
        return heading.contains(document.elementFromPoint(left + 8, top + height / 2));
      });
      expect(onTop).toBe(true);
      expect(await page.evaluate(covered)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test(`the links of the header work at ${width} px`, async ({ page }) => {
    await forgetPopovers(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await hydrated(page);
    const link = mainLinks(page).filter({ hasText: /^Invest$/, visible: true });
    if ((await link.count()) === 0) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await link.first().click();
    await expect(page).toHaveURL('/invest');
    await expect(page.locator('h1')).toContainText('Diversify');
  });
}

test('[gate-11] a sign-up from such a browser is stored', async ({ page, product: { crm } }) => {
  const email = 'older.browser@example.com';
  await forgetPopovers(page);
  await open(page, '/invest');
  await fillIn(page, { Email: email });
  await live(formOf(page));
  await formOf(page).getByRole('button', { name: 'Get Started Now' }).click();
  await expect(page).toHaveURL('/rega-invest');
  await expect.poll(() => crm.acceptedFrom(email)).toHaveLength(1);
});
