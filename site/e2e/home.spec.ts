import { expect, type Page } from 'playwright/test';
import { stopClock } from './clock.ts';
import { hold } from './hold.ts';
import { live, open } from './open.ts';
import { test } from './product.ts';

const portfolio = (page: Page) => page.getByRole('region', { name: 'Portfolio' });
const row = (page: Page) => portfolio(page).locator('[data-ready]');
const position = (page: Page) => portfolio(page).getByText(/^\d+ of 10$/);

/** Waits until it is ready for use, with the pointer elsewhere. */
async function openPortfolio(page: Page, address = '/') {
  await open(page, address);
  await live(portfolio(page));
  await expect(row(page)).toHaveAttribute('data-ready', 'true');
}

/** Returns the number of slides whose content is within the edges of their row. */
function seen(page: Page) {
  return row(page).evaluate((window) => {
    const frame = window.getBoundingClientRect();
    return [...window.querySelectorAll('[data-slide-id] > *')].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left > frame.left - 2 && right < frame.right + 2;
    }).length;
  });
}

for (const address of ['/portfolio', '/investments/opportunity-fund', '/investments/spark-fund']) {
  test(`[address-2] ${address} shows the home page, and names it as canonical`, async ({ page }) => {
    const response = await open(page, address);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Invest in the buildings');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/$/);
  });
}

test('[header-2, home-1] links on the home page and on others, and its own address, scroll to the portfolio', async ({
  page,
}) => {
  await open(page, '/portfolio');
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio#portfolio');
  await expect(portfolio(page).getByRole('heading')).toBeInViewport();
  await open(page, '/terms');
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/#portfolio');
  await expect(portfolio(page).getByRole('heading')).toBeInViewport();
  await page.reload();
  await expect(portfolio(page).getByRole('heading')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', { name: 'See the portfolio' }).click();
  await expect(portfolio(page).getByRole('heading')).toBeInViewport();
});

test('[motion-2] the portfolio shows three slides from 768 px, and one below that', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openPortfolio(page);
  await expect.poll(() => seen(page)).toBe(3);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect.poll(() => seen(page)).toBe(1);
});

test('[motion-1] every slide of the portfolio has a picture that loads', async ({ page }) => {
  await openPortfolio(page);
  const pictures = portfolio(page).locator('[data-slide-id] img');
  await expect(pictures).toHaveCount(10);
  await pictures.evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
  });
  await expect
    .poll(() => pictures.evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth > 0)))
    .toEqual(Array.from({ length: 10 }, () => true));
});

test('[motion-3] the portfolio advances every five seconds, and restarts the interval after a manual move', async ({
  page,
}) => {
  await page.clock.install();
  await openPortfolio(page);
  await stopClock(page);
  await portfolio(page).getByRole('button', { name: 'Go to slide 2' }).dispatchEvent('click');
  await expect(position(page)).toHaveText('2 of 10');
  await page.clock.runFor(4_990);
  await expect(position(page)).toHaveText('2 of 10');
  await page.clock.runFor(20);
  await expect(position(page)).toHaveText('3 of 10');
});

test('[motion-9] the portfolio stops under the pointer, while focus is in it, and when paused', async ({ page }) => {
  await page.clock.install();
  await openPortfolio(page);
  await portfolio(page).getByRole('heading').hover();
  await stopClock(page);
  const before = await position(page).innerText();
  await page.clock.runFor(20_000);
  await expect(position(page)).toHaveText(before);
  await portfolio(page).getByRole('button', { name: 'Pause the portfolio' }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(position(page)).toHaveText(before);
  await page.keyboard.press('Enter');
  await portfolio(page)
    .getByRole('button', { name: 'Play the portfolio' })
    .evaluate((button) => button.blur());
  await page.clock.runFor(20_000);
  await expect(position(page)).toHaveText(before);
});

test('[gate-7] the portfolio works with the keyboard alone, and wraps around at both ends', async ({ page }) => {
  await openPortfolio(page);
  await portfolio(page).getByRole('button', { name: 'Next slide' }).focus();
  await page.keyboard.press('Tab');
  await expect(row(page)).toBeFocused();
  const top = await page.evaluate(() => window.scrollX);
  await page.keyboard.press('ArrowLeft');
  await expect(position(page)).toHaveText('10 of 10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText('2 of 10');
  expect(await page.evaluate(() => window.scrollX)).toBe(top);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(position(page)).toHaveText('1 of 10');
});

test('the portfolio continues from the slide to which a visitor scrolled before its script loaded', async ({
  page,
}) => {
  const arrive = await hold(page, /\/assets\/portfolio\.island-/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await row(page).evaluate((element) => element.scrollTo({ left: 2 * element.clientWidth, behavior: 'instant' }));
  arrive();
  await live(portfolio(page));
  await expect(row(page)).toHaveAttribute('data-ready', 'true');
  await expect(position(page)).toHaveText('3 of 10');
  await expect.poll(() => row(page).evaluate((element) => element.scrollLeft)).toBe(0);
});

test('without scripts the portfolio is a scrollable row without inert controls', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(product.url);
  await expect(portfolio(page).getByRole('group')).toHaveCount(10);
  await expect(portfolio(page).getByRole('button')).toHaveCount(0);
  const { width, whole } = await row(page).evaluate(({ clientWidth, scrollWidth }) => ({
    width: clientWidth,
    whole: scrollWidth,
  }));
  expect(whole).toBeGreaterThan(9 * width);
  await context.close();
});

for (const address of ['/investment-selection', '/investments']) {
  test(`[address-3, header-4, chooser-1] ${address} offers both funds and help, and steers to neither`, async ({
    page,
  }) => {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Investment Path');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/investment-selection$/);
    await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'true');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Invest With Us' })).toHaveCount(0);
    const hrefs = (name: string) => page.getByRole('main').getByRole('link', { name });
    await expect(hrefs('See Spark Fund One')).toHaveAttribute('href', '/invest');
    await expect(hrefs('See the Opportunity Fund')).toHaveAttribute('href', '/regd');
    await expect(hrefs('Ask a question')).toHaveAttribute('href', '/contact');
  });
}
