import { expect } from 'playwright/test';
import { open } from './open.ts';
import { test } from './product.ts';

const belowTheFold = { name: /^Drawing from above of a flex building/ };

test('a drawing is animated when it first comes into view, and is visible before that', async ({ page }) => {
  await open(page, '/invest');
  const drawing = page.getByRole('img', belowTheFold);
  await expect(drawing).not.toHaveAttribute('data-penned');
  expect(await drawing.evaluate(strokesUnderWay)).toEqual([]);
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toHaveAttribute('data-penned', '');
  await expect.poll(() => drawing.evaluate(strokesUnderWay)).toEqual([]);
});

test('it is animated line by line for nine tenths of a second, the ground first and the lettering last', async ({
  page,
}) => {
  await open(page, '/');
  const drawing = page.getByRole('img', { name: /three-story apartment building/ });
  const strokes = await drawing.evaluate((sheet) => {
    sheet.setAttribute('data-penned', '');
    return sheet
      .getAnimations({ subtree: true })
      .filter(
        ({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().some((at) => 'strokeDasharray' in at),
      )
      .map(({ effect }) => effect?.getComputedTiming())
      .map((timing) => ({ begin: Math.round(Number(timing?.delay)), end: Math.round(Number(timing?.endTime)) }));
  });
  expect(strokes.length).toBeGreaterThan(5);
  expect(Math.min(...strokes.map(({ begin }) => begin))).toBe(0);
  expect(Math.max(...strokes.map(({ end }) => end))).toBe(900);
  const groups = [...new Map(strokes.map((stroke) => [stroke.begin, stroke])).values()].toSorted(
    (one, other) => one.begin - other.begin,
  );
  expect(groups).toHaveLength(3);
  for (const [index, { end }] of groups.entries()) expect(groups[index + 1]?.begin ?? 0).toBeLessThan(end);
});

test('[motion-9] every drawing is complete at once for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/invest');
  const drawing = page.getByRole('img', belowTheFold);
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toHaveAttribute('data-penned', '');
  expect(await drawing.evaluate((sheet) => sheet.getAnimations({ subtree: true }).length)).toBe(0);
});

/** Runs in the page. */
function strokesUnderWay(sheet: Element): number[] {
  return sheet
    .getAnimations({ subtree: true })
    .filter(({ playState }) => playState === 'running')
    .map(({ currentTime }) => Number(currentTime));
}

test('[platform-2] the tab shows the fund during investing, and the sponsor afterward', async ({ page, request }) => {
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
