import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright/test';
import { settled } from './open.ts';

/** Bytes of a page, compressed by brotli at its best. */
export interface Weight {
  /** Script that is asked for before the page is painted and loaded, what is inline included. */
  eager: number;
  /** Script once the page was scrolled to its end without a touch. */
  scrolled: number;
  style: number;
}

/** Weighs what the browser really fetches for an opened page whose document is given. */
export async function weigh(page: Page, html: string): Promise<Weight> {
  const inline = compressed(inlineScripts(html));
  await scrollToEnd(page);
  await settled(page);
  // Behind all waiting, because the browser tells of a file when it has come, and of when it was asked for.
  const eager = inline + (await weightOf(page, await scriptsOf(page, 'eager')));
  const scrolled = inline + (await weightOf(page, await scriptsOf(page, 'all')));
  const style = compressed(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
  return { eager, scrolled, style };
}

/** The text of the scripts in the document that run; data and rules for the browser do not. */
function inlineScripts(html: string): string {
  return [
    ...html.matchAll(
      /<script(?![^>]*\s(?:src|type="(?:application\/(?:ld\+)?json|speculationrules)"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
    .map(([, text]) => text)
    .join('');
}

/** Addresses of the scripts that were really fetched: all, or those that were asked for before the page was painted and loaded. */
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

/** Step by step as a wheel does it, so that every part comes by. */
export async function scrollToEnd(page: Page) {
  const atEnd = () =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2);
  // Where no link lies under it, which the browser would then prepare.
  await page.mouse.move(2, 400);
  while (!(await atEnd())) {
    await page.mouse.wheel(0, 700);
    // While nothing moves, the browser may never call by itself.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 })));
  }
}

/** Most pages fetch the same files, whose names change with what they hold. */
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

/** The build has compressed it. */
async function weightAsSent(page: Page, file: string): Promise<number> {
  const response = await page.request.head(file, { headers: { 'Accept-Encoding': 'br' } });
  return Number(response.headers()['content-length']);
}

export function compressed(content: string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
