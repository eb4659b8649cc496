import { expect } from 'playwright/test';
import { distinctPages, publicPages } from './addresses.ts';
import { violationsOf } from './axe.ts';
import { openWithLateFonts } from './late-fonts.ts';
import { open } from './open.ts';
import { test } from './product.ts';
import { unseenShift } from './unseen-shift.ts';

// Too many for one worker: the other would wait for it at the end.
test.describe.configure({ mode: 'parallel' });

const withStaff = [...distinctPages, '/received/sign-up', '/admin/leads'];
const nowhere = ['/blog/anything', '/admin/nope', '/invest/x', '/nope'];

for (const address of withStaff) {
  test(`[invest-15, claim-2, gate-1, gate-8] ${address} is accessible, has every claim with its note, stands still though its fonts come late, and obeys its policy`, async ({
    page,
  }) => {
    await page.addInitScript(noteShiftsAndRefusals);
    for (const width of [390, 412, 768, 1280]) {
      const at = `at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      await openWithLateFonts(page, address);
      // At 412 and 768 px words break elsewhere, which axe, the longest of it, does not look at.
      const tried = [390, 1280].includes(width) ? violationsOf(page) : [];
      // What comes late has its time meanwhile.
      const [violations] = await Promise.all([tried, page.waitForTimeout(1_500)]);
      expect(violations, at).toEqual([]);
      expect(await page.evaluate(figuresOutsideClaims), at).toEqual([]);
      expect(await page.evaluate(brokenNoteMarks), at).toEqual([]);
      const { shift, refused } = await page.evaluate(() => window.noted);
      expect(shift, at).toBeLessThanOrEqual(unseenShift);
      expect(refused, at).toEqual([]);
    }
  });
}

for (const address of ['/invest', '/regd', '/what-we-said']) {
  test(`[gate-7] ${address} shows what has the focus below its header, all the way back`, async ({ page }) => {
    await open(page, address);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const hidden: string[] = [];
    for (let press = 0; press < 80; press++) {
      await page.keyboard.press('Shift+Tab');
      const found = await page.evaluate(focusBehindHeader);
      if (found) hidden.push(found);
    }
    expect(hidden).toEqual([]);
  });
}

test('a page that fills the window does not scroll', async ({ page }) => {
  await open(page, '/admin/leads');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});

for (const {
  path: address,
  handle: { canonical },
} of publicPages) {
  test(`[address-1, gate-3] ${address} is complete before any script`, async ({ page }) => {
    const response = await page.request.get(address);
    const html = await response.text();
    expect(response.status()).toBe(200);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toContain('<footer');
    expect(html).toContain('<style>@layer reset,tokens,primitives,components,sections;');
    expect(html).not.toMatch(/hidden id="S:|\$RC/);
    // A script of another file that the page would wait for.
    expect(html).not.toMatch(/<script(?![^>]*type="module")[^>]*\ssrc=/);
    expect(/<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]).toBe(
      canonical && new URL(canonical, response.url()).href,
    );
    expect((await page.request.get(`${address}/`.replace('//', '/'))).status()).toBe(200);
  });
}

for (const address of nowhere) {
  test(`[address-4, address-5] ${address} answers 404, and leads home`, async ({ page, complaints }) => {
    const response = await open(page, address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').locator('p').getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect(complaints.splice(0).join('\n')).toContain(`There is no page at ${address}.`);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('what is checked of figures and notes is there to be checked', async ({ page }) => {
  for (const address of ['/', '/invest']) {
    await open(page, address);
    expect(await page.locator('[data-claim] a[href^="#note-"]').count()).toBeGreaterThan(4);
  }
});

test('the styles of the library are in the build', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('link', { name: 'Choose your investment path' });
  await expect(button).toHaveCSS('background-color', 'rgb(30, 75, 58)');
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"Sponsor Display"/);
  expect(await page.evaluate(() => document.fonts.check('20px "Sponsor Display"'))).toBe(true);
});

test('[address-10] a page of staff’s that failed says so, and offers to load it again', async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/leads-/, (route) => route.abort());
  await page.goto('/admin/leads');
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  const incident = await page.locator('code').innerText();
  expect(incident).toMatch(/^\d+$/);
  expect(complaints.splice(0).join()).toContain(`Incident ${incident}: the screen failed`);
  await page.unroute(/\/assets\/leads-/);
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

function noteShiftsAndRefusals(): void {
  window.noted = { shift: 0, refused: [] };
  document.addEventListener('securitypolicyviolation', (event) => window.noted.refused.push(event.blockedURI));
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.noted.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Text with money, a percentage, a multiple, a "60+" or a span of years that no claim stands behind. What a visitor
 * may choose in a form claims nothing.
 */
function figuresOutsideClaims(): string[] {
  const figure = /\$\s?\d|\d\s?%|\b\d+x\b|\d\+|\d-\d+ (?:years|months)/;
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    const text = nodeValue ?? '';
    if (figure.test(text) && !parentElement?.closest('[data-claim], [id^="note-"], option')) found.push(text);
  }
  return found;
}

function brokenNoteMarks(): string[] {
  const marks = [...document.querySelectorAll('[data-claim] a[href^="#note-"]')];
  const targets = marks.map((mark) => mark.getAttribute('href') ?? '');
  const notes = [...document.querySelectorAll('[id^="note-"]')].map((note) => `#${note.id}`);
  return [
    ...targets.filter((target) => !notes.includes(target)),
    ...notes.filter((note, index) => notes.indexOf(note) !== index || !targets.includes(note)),
  ];
}

declare global {
  interface Window {
    noted: { shift: number; refused: string[] };
  }
  interface PerformanceEntry {
    /** Of a layout shift. */
    readonly value: number;
  }
}

/** Runs in the page: what has the focus and lies behind the header with all of its height. */
function focusBehindHeader(): string | undefined {
  const header = document.querySelector('header');
  const focused = document.activeElement;
  if (!header || !focused || focused === document.body || header.contains(focused)) return undefined;
  const isBehind = focused.getBoundingClientRect().bottom <= header.getBoundingClientRect().bottom;
  return isBehind ? focused.outerHTML : undefined;
}
