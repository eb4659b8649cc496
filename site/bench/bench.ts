import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../tools/chromium.ts';
import { startProduct } from '../e2e/start-product.ts';
import { startFloor } from './floor.ts';

/**
 * Measures when the largest part of a page is painted on a slow phone, beside a page that was written by hand, in the
 * same run and in turns: only the ratio of the two says anything on a machine that others use as well.
 */
const addresses = ['/', '/invest'];
const rounds = 5;
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_000, uploadThroughput: 84_000 };

const product = await startProduct({});
const pages = await Promise.all(
  addresses.map(async (address) => [address, await (await fetch(product.url + address)).text()] as const),
);
const floor = await startFloor(new Map(pages));
const browser = await chromium.launch((await findBrowser()).launch);

for (const address of addresses) {
  const times: Record<'product' | 'floor', number[]> = { product: [], floor: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.floor.push(await largestPaint(browser, floor.url + address));
    times.product.push(await largestPaint(browser, product.url + address));
  }
  const [ours, theirs] = [median(times.product), median(times.floor)];
  process.stdout.write(
    `${address}: largest paint ${ours} ms, written by hand ${theirs} ms: ${(ours / theirs).toFixed(2)} times (medians of ${rounds}; all: ${times.product.join(' ')} | ${times.floor.join(' ')})\n`,
  );
}
await browser.close();
floor.stop();
await product.stop();

async function largestPaint(within: Browser, url: string): Promise<number> {
  const context = await within.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(3_000);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return Math.round(time);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
