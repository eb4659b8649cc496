import { expect, type Page } from 'playwright/test';
import { boxesOf } from './boxes.ts';
import { stopClock } from './clock.ts';
import { live, open } from './open.ts';
import { test } from './product.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Investment amount' });
const slider = (page: Page) => page.getByRole('slider');
const calculator = (page: Page) => page.getByRole('region', { name: 'Work it out for your amount' });
const activeStep = (page: Page) => page.locator('li[data-active=true]:has(h3)');

const sectionHeadings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

/** Expects the headings in the given order, with anything in between. */
function inOrder(found: readonly string[], wanted: readonly string[]) {
  return found.filter((heading) => wanted.includes(heading));
}

test('[claim-8] a copied figure is not followed by the number of its note', async ({ page }) => {
  await open(page, '/invest');
  const texts = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body);
    return [getSelection()?.toString() ?? '', document.querySelector('main')?.textContent ?? ''];
  });
  for (const text of texts) {
    expect(text).toMatch(/\$500\s\[12[,\]]/);
    expect(text).toMatch(/by 2029\s\[5[,\]]/);
    expect(text).not.toMatch(/\$50012|20295|15,00018/);
  }
});

test('[people-4, invest-1, platform-5, regd-3] the page of each fund has its sections in order', async ({ page }) => {
  await open(page, '/invest');
  const regulationA = [
    'The problem: two kinds of building are scarce',
    'The solution: build them, and share the rent',
    'Why invest',
    'What can go wrong',
    'The opportunity',
    'Targeted 2025 development pipeline',
    'How to invest, in four steps',
    'Work it out for your amount',
    'Leadership',
    'Hear it explained before you decide',
  ];
  expect(inOrder(await sectionHeadings(page), regulationA)).toEqual(regulationA);
  await open(page, '/regd');
  const regulationD = [
    'Offering Terms',
    'The opportunity',
    'What can go wrong',
    'Leadership',
    'How to invest, in four steps',
    'Work it out for your amount',
    'Read the PPM, then decide with your adviser',
  ];
  expect(inOrder(await sectionHeadings(page), regulationD)).toEqual(regulationD);
  await open(page, '/regd-invest');
  const regulationDInvest = [
    'The investing platform is not open yet',
    'What is offered',
    'The opportunity',
    'Leadership',
    'How to invest, in four steps',
    'Work it out for your amount',
    'Featured In',
    'Read the PPM, then decide with your adviser',
  ];
  expect(inOrder(await sectionHeadings(page), regulationDInvest)).toEqual(regulationDInvest);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('[header-5] the four anchors scroll their sections into view below the header', async ({ page }) => {
      await page.goto('/invest');
      if (javaScriptEnabled) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      const anchors = page.getByRole('navigation', { name: 'On this page' });
      for (const [name, id] of [
        ['Problem & Solution', 'problem-solution'],
        ['Why Invest', 'why-invest'],
        ['Calculator', 'calculator'],
        ['Leadership', 'leadership'],
      ] as const) {
        await anchors.getByRole('link', { name }).click();
        await expect(page).toHaveURL(`/invest#${id}`);
        await expect
          .poll(async () => {
            const [header, section] = await boxesOf(page, page.getByRole('banner'), page.locator(`#${id}`));
            return Math.round(section!.y - header!.y - header!.height);
          })
          .toBeGreaterThanOrEqual(0);
        await expect(page.locator(`#${id} h2`).first()).toBeInViewport();
      }
    });

    test('[calculator-1] the calculators show the results for their default amount', async ({ page }) => {
      await page.goto('/invest');
      await expect(field(page)).toHaveValue('$2,500');
      await expect(slider(page)).toHaveValue('2500');
      await expect(calculator(page)).toContainText('$16.67 a month before rounding');
      await expect(calculator(page)).toContainText('$5,000 - $7,500');
      await page.goto('/regd');
      await expect(field(page)).toHaveValue('$15,000');
      await expect(calculator(page)).toContainText('$375.00');
      await expect(calculator(page)).toContainText('$1,500.00');
    });
  });
}

test('[invest-5] the video is below the text under 768 px, and beside it from 768 px', async ({ page }) => {
  const places = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const [words, film] = await boxesOf(
      page,
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: /^Play the film/ }),
    );
    return { below: film!.y > words!.y + 300, beside: film!.x > words!.x + width / 3 };
  };
  await open(page, '/invest');
  expect(await places(767)).toEqual({ below: true, beside: false });
  expect((await places(768)).beside).toBe(true);
});

test('[calculator-6] the slider supports every key, and moves from an amount between two steps to the next step', async ({
  page,
}) => {
  await open(page, '/invest');
  await live(calculator(page));
  await slider(page).focus();
  for (const [key, amount] of [
    ['ArrowRight', '$3,000'],
    ['ArrowLeft', '$2,500'],
    ['End', '$100,000'],
    ['ArrowRight', '$100,000'],
    ['Home', '$500'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(field(page)).toHaveValue(amount);
  }
  await field(page).fill('1234');
  await expect(slider(page)).toHaveValue('1234');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('1500');
  await field(page).fill('1234');
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(field(page)).toHaveValue('$1,000');
});

test('the amount can be typed and pasted, and clamping it to the range is announced', async ({ page }) => {
  await open(page, '/invest');
  await live(calculator(page));
  await field(page).fill('');
  await field(page).pressSequentially('12500');
  await expect(field(page)).toHaveValue('12500');
  await expect(slider(page)).toHaveValue('12500');
  await expect(calculator(page)).toContainText('$1,000.00');
  await expect(page.getByRole('log')).toContainText('Annual income $1,000.00');
  await expect(page.getByRole('log')).toHaveCSS('height', '1px');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('$12,500');
  await field(page).fill('$2,500.00');
  await expect(calculator(page)).toContainText('$200.00');
  await field(page).fill('250000');
  await expect(page.getByRole('log')).toContainText('Adjusted to $100,000. ');
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue('$100,000');
});

test('the steps are highlighted in turn every 4000 ms until they are paused', async ({ page }) => {
  await open(page, '/invest');
  await live(activeStep(page));
  const titles = await page.locator('li[data-active] h3').allTextContents();
  await stopClock(page);
  await page.getByRole('button', { name: 'Pause the steps' }).click();
  await page.getByRole('button', { name: 'Play the steps' }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const before = titles.indexOf(await activeStep(page).locator('h3').innerText());
  await page.clock.runFor(3_999);
  await expect(activeStep(page)).toContainText(titles[before] ?? '');
  await page.clock.runFor(2);
  await expect(activeStep(page)).toContainText(titles[(before + 1) % 4] ?? '');
  await page.getByRole('button', { name: 'Pause the steps' }).click();
  await page.clock.runFor(20_000);
  await expect(activeStep(page)).toContainText(titles[(before + 1) % 4] ?? '');
});

test('[regd-2] the private offering begins dark, including the header, and links to its own next steps', async ({
  page,
}) => {
  await open(page, '/regd');
  const banner = page.getByRole('banner');
  await expect(banner).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(banner).toHaveCSS('background-color', 'rgb(244, 242, 236)');
  await expect(banner.getByRole('link', { name: 'Invest With Us' })).toHaveAttribute('href', '/regd-invest');
  const main = page.getByRole('main');
  const buttons = main
    .getByRole('region', { name: 'A private placement for accredited investors only' })
    .getByRole('link', { name: /^(View the PPM|Watch the webinar|Invest in the Opportunity Fund)$/ });
  await expect(buttons).toHaveText(['View the PPM', 'Watch the webinar', 'Invest in the Opportunity Fund']);
  expect(await buttons.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/ppm',
    '/regd-webinar',
    '/regd-invest',
  ]);
});

test('[platform-3] the last link of the page to invest leads to its top, and keeps the visitor’s input there', async ({
  page,
}) => {
  await open(page, '/rega-invest');
  const link = page.getByRole('main').getByRole('link', { name: 'Invest With Limestone & Main' });
  await expect(link).toHaveAttribute('href', '/rega-invest');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => [window.scrollY, 'kept' in window])).toEqual([0, true]);
});

test('flex industrial and the deck are linked from the fund’s page, every footer and the articles', async ({
  page,
}) => {
  for (const [address, within] of [
    ['/invest', 'main'],
    ['/about', 'footer'],
    ['/invest', 'footer'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator(within).locator('a[href="/flex-industrial"]').first()).toBeVisible();
    await expect(page.locator(within).locator('a[href="/deck-download"]').first()).toBeVisible();
  }
  await page.goto('/blog/flex-industrial-backbone');
  await expect(page.locator('main a[href="/flex-industrial"]')).toBeVisible();
});
