import { expect, type Page } from 'playwright/test';
import { stopClock } from './clock.ts';
import { live, open } from './open.ts';
import { test } from './product.ts';

const values = (page: Page) => page.locator('#why-invest li[data-active]');
const description = (page: Page) => page.getByText('A door of its own for a firm of two');

async function elsewhere(page: Page) {
  await page.mouse.move(2, 2);
}

test('a value is described while the pointer is on its picture', async ({ page }) => {
  await open(page, '/invest');
  const value = values(page).nth(2);
  await live(value);
  await stopClock(page);
  await value.hover({ position: { x: 40, y: 40 } });
  await page.clock.runFor(690);
  await expect(description(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(description(page)).toBeVisible();
  await elsewhere(page);
  await page.clock.runFor(290);
  await expect(description(page)).toBeVisible();
  await page.clock.runFor(20);
  await expect(description(page)).toBeHidden();
});

test('a value is described at once on keyboard focus, until Escape', async ({ page }) => {
  await open(page, '/invest');
  await live(values(page));
  await page.getByRole('button', { name: 'Local Business Value' }).focus();
  await expect(description(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(description(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 820, height: 1100 }, hasTouch: true });

  test('a value is described at once on a tap, until a tap elsewhere', async ({ page }) => {
    await open(page, '/invest');
    await live(values(page));
    await values(page)
      .nth(2)
      .tap({ position: { x: 40, y: 40 } });
    await expect(description(page)).toBeVisible();
    await page.getByRole('heading', { name: 'What a building gives its town' }).tap();
    await expect(description(page)).toBeHidden();
  });
});

test('the four values are highlighted in turn, three seconds each', async ({ page }) => {
  await page.clock.install();
  await open(page, '/invest');
  await live(values(page));
  await elsewhere(page);
  const active = () =>
    values(page).evaluateAll((items) => items.findIndex((item) => item.getAttribute('data-active') === 'true'));
  await stopClock(page);
  const first = await active();
  for (const step of [1, 2, 3, 4]) {
    await page.clock.runFor(3_000);
    await expect.poll(active).toBe((first + step) % 4);
  }
  await page.getByRole('button', { name: 'Pause the four values' }).click();
  const paused = await active();
  await page.clock.runFor(20_000);
  expect(await active()).toBe(paused);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every value is described on the page', async ({ page }) => {
    await page.goto('/invest');
    await expect(description(page)).toBeVisible();
  });
});

test('the outlets do not move if there is room for all, and stop at the end if not', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await open(page, '/regd-invest');
  const press = page.getByRole('region', { name: 'Featured In' });
  await live(press);
  await expect(press.getByRole('link')).toHaveCount(5);
  await expect(press.getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  const [previous, next] = [
    press.getByRole('button', { name: 'Previous slide' }),
    press.getByRole('button', { name: 'Next slide' }),
  ];
  await expect(previous).toBeDisabled();
  await next.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expect(next).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expect(next).toBeEnabled();
});
