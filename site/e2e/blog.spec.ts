import { expect, type Page } from 'playwright/test';
import { publicRoutes } from '../src/routes.ts';
import { boxesOf } from './boxes.ts';
import { open } from './open.ts';
import { test } from './product.ts';

const addresses = publicRoutes.map(({ path }) => path).filter((path) => path.startsWith('/blog/'));
const dates = ['July 15, 2025', 'July 10, 2025', 'July 3, 2025', 'July 2, 2025', 'June 19, 2025', 'June 12, 2025'];

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('[blog-1] the list shows six articles in two columns, newest first, and in one column on a phone', async ({
  page,
}) => {
  await open(page, '/blog');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Insights');
  await expect(cards(page).locator('time')).toHaveText(dates);
  const left = () => cards(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  const [first, second] = await left();
  expect(second).toBeGreaterThan(first ?? 0);
  expect(await left()).toEqual([first, second, first, second, first, second]);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect.poll(async () => new Set(await left()).size).toBe(1);
});

test('[blog-3] titles are cut off after two lines and excerpts after three', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await open(page, '/blog');
  const linesOf = (selector: string) =>
    cards(page)
      .locator(selector)
      .evaluateAll((texts) =>
        texts.map((text) => {
          const { lineHeight } = getComputedStyle(text);
          return Math.round((text.parentElement?.clientHeight ?? 0) / Number.parseFloat(lineHeight));
        }),
      );
  expect(Math.max(...(await linesOf('h2')))).toBe(2);
  expect(new Set(await linesOf(':scope > div + div > p'))).toEqual(new Set([3]));
});

for (const width of [390, 1280]) {
  test(`[address-4, article-1] from the list to an article and back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/blog');
    const readMore = cards(page).getByRole('link', { name: /^Read More/ });
    expect(await readMore.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(addresses);
    for (const [index, address] of addresses.entries()) {
      const card = cards(page).nth(index);
      const readTime = await card.getByText(/^\d min read$/).innerText();
      await readMore.nth(index).click();
      await expect(page).toHaveURL(address);
      expect(await scrollY(page)).toBe(0);
      const facts = page.getByRole('article').locator('dl').first();
      await expect(facts).toContainText(dates[index] ?? '');
      await expect(facts).toContainText(readTime);
      await expect(facts).toContainText('Figures as of publication');
      await expect(page.getByRole('complementary', { name: 'Investment risk' })).toContainText(
        'Past performance is not indicative of future results.',
      );
      await expect(page.getByRole('article').getByRole('img')).not.toHaveCount(0);
      const wayBack =
        index % 2 === 0
          ? page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Insights' })
          : page.getByRole('link', { name: 'Back to Blog' });
      await wayBack.click();
      await expect(page).toHaveURL('/blog');
      await expect(cards(page)).toHaveCount(6);
    }
  });
}

test('the picture links to the article, like its title', async ({ page }) => {
  await open(page, '/blog');
  const picture = cards(page).first().getByRole('img').locator('xpath=ancestor::*[@data-paper]');
  const [box] = await boxesOf(page, picture);
  await page.mouse.click(box!.x + 20, box!.y + 20);
  await expect(page).toHaveURL(addresses[0] ?? '');
});

test('[header-8] the header of the list and of an article is solid from the start', async ({ page }) => {
  for (const address of ['/blog', ...addresses]) {
    await open(page, address);
    await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'true');
  }
});

test('[article-3] the heartland article links to the sponsor’s own site in a new tab', async ({ page, context }) => {
  await open(page, '/blog/real-estate-gap-americas-heartland');
  await context.route('https://www.limestone-main.example/**', (route) => route.fulfill({ body: 'sponsor' }));
  const link = page.getByRole('article').getByRole('link', { name: /website of .* \(opens in a new tab\)/ });
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  expect(new URL(opened.url()).origin).toBe('https://www.limestone-main.example');
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test('[article-4] only one article states the minimum as “as little as $1,000”', async ({ page }) => {
  const wording: string[] = [];
  for (const address of addresses) {
    const html = await (await page.request.get(address)).text();
    if (html.includes('as little as $1,000')) wording.push(address);
  }
  expect(wording).toEqual(['/blog/how-spark-fund-one-brings-real-estate-investing-closer-to-home']);
});

test('the words of an article are in its document, and in no script', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.add(request.url())));
  const sentence = 'Most families look for a place for a parent';
  const article = '/blog/senior-housing-urgent-need';
  for (const address of ['/blog', article]) {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const html = await (await page.request.get(address)).text();
    expect(html.includes(sentence), address).toBe(address === article);
  }
  expect(scripts.size).toBeGreaterThan(0);
  for (const script of scripts) {
    const text = await (await page.request.get(script)).text();
    expect(text.includes(sentence) || text.includes('Money follows short lists'), script).toBe(false);
  }
});
