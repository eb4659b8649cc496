import { expect, type Page } from 'playwright/test';
import { boxesOf } from './boxes.ts';
import { open } from './open.ts';
import { test } from './product.ts';

const links = ['Home', 'About Us', 'Invest', 'Portfolio', 'Blog', 'Contact Us'];
const anchors = ['Problem & Solution', 'Why Invest', 'Calculator', 'Leadership'];

const banner = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const onThisPage = (page: Page) => page.getByRole('navigation', { name: 'On this page' }).getByRole('link');

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
}

test('[header-7] the header becomes solid past 10 px on the home page, and transparent again', async ({ page }) => {
  await open(page, '/');
  await expect(banner(page)).toHaveAttribute('data-solid', 'false');
  await scrollTo(page, 10);
  // Two frames later, everything that depends on the scroll position is up to date.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(banner(page)).toHaveAttribute('data-solid', 'false');
  await scrollTo(page, 11);
  await expect(banner(page)).toHaveAttribute('data-solid', 'true');
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(244, 242, 236)');
  await scrollTo(page, 10);
  await expect(banner(page)).toHaveAttribute('data-solid', 'false');
});

test('[header-8] the header of the invest page is solid from the start, and that of the next page is not', async ({
  page,
}) => {
  await open(page, '/invest');
  await expect(banner(page)).toHaveAttribute('data-solid', 'true');
  await mainLinks(page).getByText('Home', { exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(banner(page)).toHaveAttribute('data-solid', 'false');
});

test('the header is not sticky on a phone in landscape orientation', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '/invest');
  await scrollTo(page, 400);
  await expect(banner(page)).not.toBeInViewport();
});

test('[header-3] the links, the shareholder login and the button have the right targets', async ({ page, context }) => {
  await open(page, '/');
  await expect(mainLinks(page)).toHaveText(links);
  await expect(mainLinks(page).filter({ hasText: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(onThisPage(page)).toHaveCount(0);
  await expect(banner(page).getByRole('link', { name: 'Invest With Us' })).toHaveAttribute(
    'href',
    '/investment-selection',
  );
  const login = banner(page).getByRole('link', { name: /Shareholder Login/ });
  await expect(login).toHaveAttribute('rel', /noopener/);
  await context.route('https://shareholders.limestone-main.example/**', (route) => route.fulfill({ body: 'portal' }));
  const [portal] = await Promise.all([context.waitForEvent('page'), login.click()]);
  expect(new URL(portal.url()).origin).toBe('https://shareholders.limestone-main.example');
  expect(await portal.evaluate(() => window.opener)).toBeNull();
});

test('[header-5] the invest page has anchors in addition to the usual links, and its own next step', async ({
  page,
}) => {
  await open(page, '/invest');
  await expect(mainLinks(page)).toHaveText(links);
  await expect(onThisPage(page)).toHaveText(anchors);
  await banner(page).getByRole('link', { name: 'Invest With Us' }).click();
  await expect(page).toHaveURL('/rega-invest');
  await expect(banner(page).getByRole('link', { name: 'Invest With Us' })).toHaveAttribute('href', '/rega-invest');
});

test('the header of the invest page marks the section in view', async ({ page }) => {
  await open(page, '/invest');
  const current = banner(page).locator('[aria-current=location]:visible');
  await expect(current).toHaveCount(0);
  for (const name of ['Calculator', 'Why Invest']) {
    await onThisPage(page).filter({ hasText: name }).click();
    await expect(current).toHaveText(name);
  }
});

test('[header-6] the menu replaces the links below 768 px, and closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await open(page, '/');
  const toggle = banner(page).getByRole('button', { name: 'Menu' });
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(mainLinks(page)).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(mainLinks(page)).toHaveText(links);
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await mainLinks(page).getByText('Invest', { exact: true }).click();
  await expect(page).toHaveURL('/invest');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('[footer-1, footer-2] the footer names the fund on its page and the holding company elsewhere', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  const year = new Date().getFullYear();
  await open(page, '/');
  await expect(footer).toContainText(`© ${year} Limestone & Main Holdings.`);
  await expect(footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')).toHaveText([
    'Home',
    'About Us',
    'Portfolio',
    'Investment Opportunities',
    'Contact Us',
  ]);
  await mainLinks(page).getByText('Invest', { exact: true }).click();
  await expect(footer).toContainText(`© ${year} Spark Fund One.`);
  await expect(footer.getByRole('heading', { name: 'Regulation A disclosures' })).toBeVisible();
  await expect(footer.getByText('Quick Links')).toHaveCount(0);
});

test('[footer-3] the footer has two columns on the invest page, and three elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [address, headings] of [
    ['/', ['Quick Links', 'Contact']],
    ['/invest', ['Contact information']],
  ] as const) {
    await open(page, address);
    const footer = page.getByRole('contentinfo');
    const [brand, ...columns] = await boxesOf(
      page,
      footer.getByText('Limestone & Main', { exact: true }),
      ...headings.map((name) => footer.getByRole('heading', { name, exact: true })),
    );
    // Beside the brand rather than below it.
    for (const { y } of columns) expect(Math.abs(y - brand!.y)).toBeLessThan(brand!.height);
    expect(new Set([brand, ...columns].map((box) => box?.x)).size).toBe(headings.length + 1);
    const disclosures = footer.getByRole('heading', { name: 'Regulation A disclosures' });
    await expect(disclosures).toHaveCount(address === '/invest' ? 1 : 0);
  }
});

test('[footer-4] the footer of a page left open over New Year shows the new year when the visitor returns to it', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await page.clock.setFixedTime('2099-01-01T04:59:59Z');
  await open(page, '/about');
  await expect(footer).toContainText('© 2098 ');
  await page.clock.setFixedTime('2099-01-01T05:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(footer).toContainText('© 2099 ');
});

for (const [width, height, letters, stays] of [
  [1280, 800, 16, true],
  [390, 844, 32, true],
  [1280, 800, 32, false],
  [1024, 768, 32, false],
  [844, 390, 16, false],
  [844, 390, 32, false],
] as const) {
  test(`[header-10, gate-7] at ${width}x${height} with text of ${letters} px the header ${stays ? 'stays' : 'scrolls away'}, and covers no note`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const address of ['/', '/invest', '/regd']) {
      await open(page, address);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}px`), letters);
      expect.soft((await boxesOf(page, banner(page)))[0]?.y, address).toBe(0);
      const notes = await page.locator('[id^="note-"]').evaluateAll((all) => all.map(({ id }) => id));
      expect(notes.length).toBeGreaterThan(2);
      for (const note of [notes[0] ?? '', notes.at(-1) ?? '', notes[1] ?? '']) {
        const { covered, top } = await page.evaluate(atRestAt, note);
        const where = `${address}#${note}`;
        if (stays) expect.soft(covered, where).toBeGreaterThan(0);
        else expect.soft(covered, where).toBe(0);
        expect.soft(covered, where).toBeLessThanOrEqual(height / 4);
        expect.soft(top, where).toBeGreaterThanOrEqual(covered);
      }
    }
  });
}

/** Runs in the page: jumps to a note and returns how many pixels the header covers there, and where the note begins. */
async function atRestAt(id: string) {
  const header = document.querySelector('header');
  const note = document.getElementById(id);
  if (!header || !note) throw new Error('There is no header, or no such note.');
  let last = Number.NaN;
  note.scrollIntoView({ behavior: 'instant' });
  while (last !== window.scrollY) {
    last = window.scrollY;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  return {
    covered: Math.max(0, Math.round(header.getBoundingClientRect().bottom)),
    top: Math.round(note.getBoundingClientRect().top),
  };
}
