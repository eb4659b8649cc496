import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../../tools/chromium.ts';
import { distinctPages } from '../e2e/addresses.ts';
import { open } from '../e2e/open.ts';
import { startProduct } from '../e2e/start-product.ts';
import { openTab } from '../e2e/tab.ts';
import { compressed, weigh } from '../e2e/weigh.ts';
import { type FirstView, startFloor } from './floor.ts';

/**
 * Measures how soon a page is painted on a slow phone, and how long an early tap waits, beside a page that was written
 * by hand, in the same run and in turns: only the ratio of the two says anything on a machine that others use as well.
 */
const addresses = ['/', '/invest', '/blog/senior-housing-urgent-need', '/terms'];
const rounds = 5;
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const slow4G = { offline: false, latency: 562, downloadThroughput: 183_750, uploadThroughput: 84_000 };
const slowPhone = { rate: 4 };

interface Paint {
  first: number;
  largest: number;
  /** Layout shift. */
  shift: number;
}

const product = await startProduct({});
const browser = await chromium.launch((await findBrowser()).launch);
const views = new Map<string, FirstView>();
for (const address of addresses) views.set(address, await firstView(browser, product.url + address));
const floor = await startFloor(views);
const print = (line: string) => process.stdout.write(`${line}\n`);

print(`Slow 4G and a processor four times slower; medians of ${rounds}; in brackets the page written by hand.`);
for (const address of addresses) {
  const ours: Paint[] = [];
  const theirs: Paint[] = [];
  const ourTaps: number[] = [];
  const theirTaps: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await paint(browser, floor.url + address));
    ours.push(await paint(browser, product.url + address));
    theirTaps.push(await worstTap(browser, floor.url + address));
    ourTaps.push(await worstTap(browser, product.url + address));
  }
  print(
    [
      address.padEnd(34),
      compare('first paint', ours, theirs, ({ first }) => first),
      compare('largest paint', ours, theirs, ({ largest }) => largest),
      compare('worst early tap', ourTaps, theirTaps, (tap) => tap),
    ].join('  '),
  );
}

print('\nLayout shift while fonts are late:');
for (const address of distinctPages) {
  const { shift } = await paint(browser, product.url + address);
  print(`${address.padEnd(76)} ${shift.toFixed(4)}`);
}

print('\nNext page painted after a click, made ready while the pointer rested on its link:');
for (const rate of [1, 4]) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await nextPaint(rate));
  print(`on a processor ${rate === 1 ? 'at full speed' : `${rate} times slower`}: ${Math.round(median(times))} ms`);
}

print('\nWeight:');
const desk = await browser.newContext({ baseURL: product.url });
for (const address of distinctPages) {
  const page = await desk.newPage();
  const html = (await (await open(page, address))?.text()) ?? '';
  const { eager, scrolled, style } = await weigh(page, html);
  print(
    `${address}: script ${kB(eager)} before it rests, ${kB(scrolled)} scrolled; style ${kB(style)}, document ${kB(compressed(html))}`,
  );
  await page.close();
}

await browser.close();
floor.stop();
await product.stop();

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function compare<Sample>(
  name: string,
  ours: readonly Sample[],
  theirs: readonly Sample[],
  read: (sample: Sample) => number,
) {
  const [one, other] = [median(ours.map(read)), median(theirs.map(read))];
  return `${name} ${Math.round(one)} ms (${Math.round(other)}): ${(one / other).toFixed(2)}x`;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function firstView(within: Browser, url: string): Promise<FirstView> {
  const page = await within.newPage(phone);
  await page.goto(url);
  const view = await page.evaluate(() => ({
    fonts: [...document.querySelectorAll('link[as=font]')].map((link) => link.getAttribute('href') ?? ''),
    elements: [...document.querySelectorAll('main :is(h1, h2, p, picture, svg[role=img])')]
      .filter((element) => element.getBoundingClientRect().top < window.innerHeight)
      .map((element) => element.outerHTML),
  }));
  await page.close();
  return view;
}

async function onSlowPhone<Result>(within: Browser, measure: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await within.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  await devTools.send('Emulation.setCPUThrottlingRate', slowPhone);
  const result = await measure(page);
  await context.close();
  return result;
}

function paint(within: Browser, url: string): Promise<Paint> {
  return onSlowPhone(within, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(2_000);
    return page.evaluate(async () => {
      const entries = (type: string) =>
        new Promise<PerformanceEntryList>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          setTimeout(() => resolve([]), 1_000);
        });
      const [first, largest, shifts] = [
        performance.getEntriesByName('first-contentful-paint'),
        await entries('largest-contentful-paint'),
        await entries('layout-shift'),
      ];
      return {
        first: first[0]?.startTime ?? Number.NaN,
        largest: largest.at(-1)?.startTime ?? Number.NaN,
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
      };
    });
  });
}

/** Taps the headline every 80 ms from the first paint until 2 s after the page has loaded. */
function worstTap(within: Browser, url: string): Promise<number> {
  return onSlowPhone(within, async (page) => {
    await page.addInitScript(() => {
      window.worstTap = 0;
      const observed: PerformanceObserverInit & { durationThreshold: number } = {
        type: 'event',
        buffered: true,
        durationThreshold: 16,
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // Events without an interaction id are the browser's own, such as a resting pointer noticed at the first paint.
          const isTap = entry instanceof PerformanceEventTiming && entry.interactionId > 0;
          if (isTap) window.worstTap = Math.max(window.worstTap, entry.duration);
        }
      }).observe(observed);
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const box = await page.locator('h1').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
    const devTools = await page.context().newCDPSession(page);
    const until = page.waitForLoadState('load').then(() => Date.now() + 2_000);
    let end = Number.POSITIVE_INFINITY;
    void until.then((time) => (end = time));
    while (Date.now() < end) {
      void devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }).catch(() => {});
      void devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    await page.waitForTimeout(300);
    return page.evaluate(() => window.worstTap);
  });
}

/** From the click on a link until the page behind it is painted. */
async function nextPaint(rate: number): Promise<number> {
  const tab = await openTab([['Emulation.setCPUThrottlingRate', { rate }]]);
  try {
    await tab.goto(`${product.url}/blog`);
    const place = await tab.evaluate(
      `(() => { const { x, y, width, height } = document.querySelector('header a[href="/about"]').getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`,
    );
    const [x = 0, y = 0] = Array.isArray(place) ? place.map(Number) : [];
    await tab.prerenderAt(x, y);
    const clicked = Date.now();
    await tab.click(x, y);
    const painted = await tab.evaluateInLast(`new Promise((resolve) => {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) {
          if (name === 'first-contentful-paint') resolve(performance.timeOrigin + startTime);
        }
      }).observe({ type: 'paint', buffered: true });
    })`);
    return Number(painted) - clicked;
  } finally {
    tab.close();
  }
}

declare global {
  interface Window {
    worstTap: number;
  }
}
