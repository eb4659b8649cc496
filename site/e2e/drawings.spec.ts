import { expect } from 'playwright/test';
import { open } from './open.ts';
import { test } from './product.ts';

const belowTheFold = { name: /^Drawing from above of a flex building/ };

test('a drawing is penned when it first comes into sight, and is there before', async ({ page }) => {
  await open(page, '/invest');
  const drawing = page.getByRole('img', belowTheFold);
  await expect(drawing).not.toHaveAttribute('data-penned');
  await expect(drawing).toHaveCSS('clip-path', 'none');
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toHaveAttribute('data-penned', '');
  await expect(drawing).not.toHaveCSS('animation-name', 'none');
  await expect(drawing).toHaveCSS('clip-path', 'none');
});

test('whoever wants no motion finds every drawing finished', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/invest');
  const drawing = page.getByRole('img', belowTheFold);
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toHaveAttribute('data-penned', '');
  await expect(drawing).toHaveCSS('animation-name', 'none');
});

test('the tab shows the fund while one invests in it, and the sponsor again afterwards', async ({ page, request }) => {
  const icon = page.locator('link[rel=icon]');
  await open(page, '/invest');
  await page.getByRole('banner').getByRole('link', { name: 'Invest With Us' }).click();
  await expect(page).toHaveTitle('Invest | Spark Fund One');
  await expect(icon).toHaveAttribute('href', '/fund-spark-one.svg');
  await page.goBack();
  await expect(page).toHaveTitle('Invest in Spark Fund One | Limestone & Main');
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
  expect(await (await request.get('/rega-invest')).text()).toContain('<link rel="icon" href="/fund-spark-one.svg">');
  expect((await request.get('/fund-spark-one.svg')).headers()['content-type']).toContain('image/svg+xml');
});
