import { expect, type Page } from 'playwright/test';
import { violationsOf } from './axe.ts';
import { open } from './open.ts';
import { test } from './product.ts';

const pictograph = /\p{Extended_Pictographic}/u;

async function headings(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('heading').allTextContents();
}

test('[address-6] one of the two pages about flex industrial has emoji in its headings, which screen readers skip', async ({
  page,
}) => {
  await open(page, '/flex-industrial');
  const drawn = await headings(page);
  expect(drawn.filter((text) => pictograph.test(text))).toEqual([]);
  await open(page, '/flex-industrial-invest');
  const withEmoji = await headings(page);
  expect(withEmoji.filter((text) => pictograph.test(text))).toHaveLength(10);
  expect(withEmoji.map((text) => text.replace(/\s\p{Extended_Pictographic}\u{fe0f}?/u, ''))).toEqual(drawn);
  await expect(page.getByRole('heading', { name: 'Join the Momentum', exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('“Explore pipeline” leads to the upcoming projects', async ({ page }) => {
  await open(page, '/flex-industrial');
  await page.getByRole('link', { name: 'Explore pipeline' }).click();
  await expect(page).toHaveURL('/flex-industrial#upcoming-projects');
  await expect(page.getByRole('heading', { name: 'Upcoming projects' })).toBeInViewport();
});
