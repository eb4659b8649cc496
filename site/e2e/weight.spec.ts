import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import { distinctPages } from './addresses.ts';
import { open } from './open.ts';
import { test } from './product.ts';

/** Bytes of brotli at its best: entry, what it imports and what is preloaded with it. */
const scriptBudget: Partial<Record<string, number>> = {
  '/': 85_000,
  '/invest': 90_000,
  '/regd': 85_000,
  '/regd-invest': 85_000,
  '/contact': 90_000,
  '/webinar': 90_000,
  '/regd-webinar': 90_000,
  '/deck-download': 90_000,
};
const otherScriptBudget = 78_000;
const styleBudget = 10_000;

const compressed = (content: string | Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

for (const address of [...distinctPages, '/received/sign-up', '/nope']) {
  test(`${address} is light`, async ({ page, complaints }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js') || pathname.endsWith('.css')) fetched.add(pathname);
    });
    const response = await open(page, address);
    await page.waitForTimeout(3_000);
    complaints.length = 0;

    const html = (await response?.text()) ?? '';
    const named = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    const eager = await withStaticImports(page, named);
    const later = [...fetched].filter((file) => !eager.has(file));
    const scripts = await weigh(page, eager);
    const styles = compressed(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
    const waiting = await weigh(page, later);
    process.stdout.write(
      `${address}: ${kB(scripts)} script, ${kB(styles)} style, ${kB(compressed(html))} document; ${kB(waiting)} later without a touch\n`,
    );

    expect([...eager].filter((file) => !fetched.has(file))).toEqual([]);
    expect(later.filter((file) => file.endsWith('.css'))).toEqual([]);
    expect(scripts).toBeGreaterThan(50_000);
    expect(scripts).toBeLessThanOrEqual(scriptBudget[address] ?? otherScriptBudget);
    expect(styles).toBeLessThanOrEqual(styleBudget);
  });
}

test('nothing secret and nobody’s own tool is in what browsers fetch', async ({ page }) => {
  const html = await (await page.request.get('/invest')).text();
  const files = await withStaticImports(page, /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []);
  for (const file of files) {
    expect(await (await page.request.get(file)).text()).not.toMatch(/crm-secret|Bearer |form-sign-up|portal-1/);
  }
});

async function weigh(page: Page, files: Iterable<string>): Promise<number> {
  let total = 0;
  for (const file of files) total += compressed(await (await page.request.get(file)).body());
  return total;
}

/** The files, and all that their import statements name. */
async function withStaticImports(page: Page, files: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    found.add(file);
    const code = await (await page.request.get(file)).text();
    for (const [, imported = ''] of code.matchAll(/(?:^|[;}])(?:import|export)[^'"`()]*?["'`](\.\/[^"'`]+)["'`]/g)) {
      await visit(`/assets/${imported.slice(2)}`);
    }
  };
  for (const file of files) await visit(file);
  return found;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
