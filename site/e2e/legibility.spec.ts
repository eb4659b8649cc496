import { expect } from 'playwright/test';
import { distinctPages } from './addresses.ts';
import { open } from './open.ts';
import { findPaleWords, paper } from './paper.ts';
import { test } from './product.ts';

// Too many for one worker: the other would wait for it at the end.
test.describe.configure({ mode: 'parallel' });

// Nothing is measured here that moves, and to draw it takes a fifth of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of [...distinctPages, '/received/sign-up', '/received/webinar-reg-a', '/admin/leads']) {
  test(`[gate-2, gate-9] ${address} can be read at every width, with text twice as large, and on paper`, async ({
    page,
  }) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, address);
    expect(await width()).toBe(320);
    for (const window of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width: window, height: 800 });
      expect(await page.evaluate(tooSmall), `at ${window} px`).toEqual([]);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(width).toBe(390);
    await expect.poll(() => page.evaluate(wordsThatDoNotFit)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(width).toBe(1280);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    await expect.poll(() => page.evaluate(findPaleWords)).toEqual([]);
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(page.getByRole('banner')).toHaveCSS('position', address === '/admin/leads' ? 'static' : 'relative');
    expect(await width()).toBe(paper.width);
  });
}

/** Runs in the page. The marks under drawings are of these, and what a mark of a note refers to is written out below. */
function tooSmall(): string[] {
  const found: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: element, textContent } = words.currentNode;
    if (!element?.getClientRects().length || !textContent?.trim() || element.closest('sup, script')) continue;
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const least = matrix || element.closest('span[aria-hidden]') ? 11 : 12;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least - 0.05) found.push(`${textContent.trim()}: ${size.toFixed(1)} px`);
  }
  return found;
}

/**
 * Words that reach out of the window, also where something cuts them off before, and those of the header and of headings that
 * break inside.
 * What scrolls by itself or is only heard is left out.
 */
function wordsThatDoNotFit(): string[] {
  const found: string[] = [];
  const apart = (element: Element | null): boolean => {
    if (element === null || element === document.body) return false;
    const { clipPath, overflowX } = getComputedStyle(element);
    return clipPath !== 'none' || ['auto', 'scroll'].includes(overflowX) || apart(element.parentElement);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!around?.checkVisibility() || around.closest('svg, script, style') || apart(around)) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\-–—/]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()];
      const out = boxes.some(({ left, right }) => left < -1 || right > window.innerWidth + 1);
      const broken =
        around.closest('header, h1, h2, h3, h4') && new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
      if (out || broken) found.push(word);
    }
  }
  return found;
}
