import { expect, type Page } from 'playwright/test';
import { hydrated, open } from './open.ts';
import { test } from './product.ts';

interface Stop {
  readonly address: string;
  top: number;
  fields: Record<string, string>;
}

const steps = 60;

/** Mulberry32, a pseudorandom generator: the same seed gives the same numbers. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Links that a visitor can reach, so not the honeypot for bots. */
const textFields = (page: Page) =>
  page.locator('main form').locator('input:not([type=hidden], [tabindex="-1"]), textarea');

async function valuesOf(page: Page): Promise<Record<string, string>> {
  return textFields(page).evaluateAll((fields) =>
    Object.fromEntries(
      fields.flatMap((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? [[field.name, field.value]] : [],
      ),
    ),
  );
}

/** Returns the visible links to the site's own pages, without links within a page. */
async function linksOf(page: Page): Promise<string[]> {
  return page.locator('a[href^="/"]:not([target]):visible').evaluateAll((links) => {
    const hrefs = links.map((link) => link.getAttribute('href') ?? '');
    return [...new Set(hrefs)].filter(
      (href) => !href.includes('#') && !href.includes('.') && href !== location.pathname,
    );
  });
}

test(`a walk of ${steps} steps forward and back restores every scroll position and every field`, async ({ page }) => {
  test.setTimeout(900_000);
  const seed = Number(process.env['WALK_SEED'] ?? Date.now() % 1_000_000);
  process.stdout.write(`The seed of the walk is ${seed}; WALK_SEED=${seed} repeats it.\n`);
  const random = randomFrom(seed);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const walk: Stop[] = [{ address: '/', top: 0, fields: {} }];
  let at = 0;
  await open(page, '/');

  for (let step = 0; step < steps; step += 1) {
    const here = walk[at];
    if (!here) throw new Error('The walk has left its own path.');
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), random(1500));
    const count = await textFields(page).count();
    if (count > 0) await textFields(page).nth(random(count)).fill(`words ${step}`);
    here.fields = await valuesOf(page);
    here.top = await scrollY(page);

    const turn = random(10);
    const back = turn < 3 && at > 0;
    const forward = !back && turn < 5 && at < walk.length - 1;
    if (back || forward) {
      at += back ? -1 : 1;
      await (back ? page.goBack() : page.goForward());
    } else {
      const links = await linksOf(page);
      const address = links[random(links.length)] ?? '/';
      walk.splice(at + 1, walk.length, { address, top: 0, fields: {} });
      at += 1;
      // By keyboard, which does not scroll to a link that is already in the window.
      await page
        .locator(`a[href="${address}"]:not([target]):visible`)
        .first()
        .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
    }

    const there = walk[at];
    const where = `step ${step} of the walk ${seed}, to ${there?.address}`;
    await expect(page, where).toHaveURL(there?.address ?? '');
    await hydrated(page);
    await expect(page.locator('h1'), where).toBeVisible();
    // With a tolerance of a line of text, because a late font may move the content above by less than that.
    await expect.poll(async () => Math.abs((await scrollY(page)) - (there?.top ?? 0)), where).toBeLessThanOrEqual(16);
    expect(await page.evaluate(() => document.activeElement?.tagName), where).toBe('BODY');
    if (back || forward) expect(await valuesOf(page), where).toEqual(there?.fields);
    expect(said, where).toEqual([]);
  }
});
