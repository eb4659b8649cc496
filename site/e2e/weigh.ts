import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright/test';
import { settled } from './open.ts';

/** Bytes of the page's files at brotli's highest quality. */
export interface Weight {
  /** Scripts requested before the page is painted and loaded, including inline scripts. */
  eager: number;
  /** Scripts after a scroll to the end of the page without a touch. */
  scrolled: number;
  style: number;
}

/** Measures the files that the browser loads for an open page with this document. */
export async function weigh(page: Page, html: string): Promise<Weight> {
  const inline = compressed(inlineScripts(html));
  await scrollToEnd(page);
  await settled(page);
  // Last, because the browser reports a file and the time of its request only once it has arrived.
  const eager = inline + (await weightOf(page, await scriptsOf(page, 'eager')));
  const scrolled = inline + (await weightOf(page, await scriptsOf(page, 'all')));
  const style = compressed(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
  return { eager, scrolled, style };
}

/** Returns the text of the document's executable scripts, without JSON data and speculation rules. */
function inlineScripts(html: string): string {
  return [
    ...html.matchAll(
      /<script(?![^>]*\s(?:src|type="(?:application\/(?:ld\+)?json|speculationrules)"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
    .map(([, text]) => text)
    .join('');
}

/** Returns the addresses of all loaded scripts, or of those requested before the page was painted and loaded. */
export function scriptsOf(page: Page, which: 'eager' | 'all'): Promise<string[]> {
  return page.evaluate((wanted) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const until = wanted === 'all' ? Number.POSITIVE_INFINITY : Math.max(loaded, painted);
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= until)
      .map(({ name }) => new URL(name).pathname);
    return [...new Set(files)];
  }, which);
}

/** Scrolls in steps, like a wheel, so that every part passes through the window. */
export async function scrollToEnd(page: Page) {
  const atEnd = () =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2);
  // Keeps the pointer away from links, whose targets the browser would prerender.
  await page.mouse.move(2, 400);
  while (!(await atEnd())) {
    await page.mouse.wheel(0, 700);
    // The browser may never call back if nothing moves.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 })));
  }
}

/** A cache, because most pages load the same files, whose names contain a hash of their content. */
const weights = new Map<string, number>();

async function weightOf(page: Page, files: readonly string[]): Promise<number> {
  let total = 0;
  for (const file of files) {
    const weight = weights.get(file) ?? (await weightAsSent(page, file));
    weights.set(file, weight);
    total += weight;
  }
  return total;
}

/** Uses the copy that the build has compressed. */
async function weightAsSent(page: Page, file: string): Promise<number> {
  const response = await page.request.head(file, { headers: { 'Accept-Encoding': 'br' } });
  return Number(response.headers()['content-length']);
}

export function compressed(content: string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
