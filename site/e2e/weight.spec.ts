import { expect } from 'playwright/test';
import { distinctPages } from './addresses.ts';
import { test } from './product.ts';
import { quiet, scriptsOf, scrollToEnd, weigh, weightLine } from './weigh.ts';

/** Bytes of brotli at its best. */
interface Budget {
  /** Before the page is painted and loaded; what is inline counts. */
  eager: number;
  /** To its end, without a touch. */
  scrolled: number;
}

/** Pages of nothing but words and pictures: those that have no live part, and those that must never have one. */
const staticPage: Budget = { eager: 6_000, scrolled: 6_000 };
const staticPages =
  /^\/((invest|regd)\/your-money|projects|what-we-said|glossary|terms|privacy|blog(\/.*)?|investment-selection|flex-industrial(-invest)?|nope)$/;
const eager = 8_000;
const form: Budget = { eager, scrolled: 100_000 };
const budgets: Partial<Record<string, Budget>> = {
  '/': { eager, scrolled: 90_000 },
  '/contact': form,
  '/webinar': form,
  '/regd-webinar': form,
  '/deck-download': form,
};
const others: Budget = { eager, scrolled: 110_000 };
const styleBudget = 10_000;

// Too many for one worker: the other would wait for it at the end.
test.describe.configure({ mode: 'parallel' });

// Nothing is measured here that moves, and to draw it takes a fifth of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of [...distinctPages, '/received/sign-up', '/nope']) {
  test(`[gate-3] ${address} is light`, async ({ page, complaints }) => {
    const weight = await weigh(page, address);
    const isStatic = staticPages.test(address) || (await page.locator('[data-island]').count()) === 0;
    const budget = isStatic ? staticPage : (budgets[address] ?? others);
    process.stdout.write(weightLine(address, weight));
    // That /nope is nowhere is said to the console, as it should be.
    complaints.length = 0;

    expect(weight.eager).toBeLessThanOrEqual(budget.eager);
    expect(weight.scrolled).toBeLessThanOrEqual(budget.scrolled);
    expect(weight.style).toBeLessThanOrEqual(styleBudget);
    expect(await page.locator('link[rel=stylesheet]:not([disabled])').count()).toBe(0);
  });
}

test('[call-10] nothing secret and nobody’s own tool is in what browsers fetch', async ({ page }) => {
  const response = await page.goto('/invest');
  await scrollToEnd(page);
  await page.getByLabel('Email').fill('ann@example.com');
  await quiet(page);
  const fetched = await scriptsOf(page, 'all');
  expect(fetched.length).toBeGreaterThan(0);
  const texts = await Promise.all(fetched.map(async (file) => (await page.request.get(file)).text()));
  for (const text of [(await response?.text()) ?? '', ...texts]) {
    expect(text).not.toMatch(/crm-secret|Bearer |form-sign-up|portal-1/);
  }
});
