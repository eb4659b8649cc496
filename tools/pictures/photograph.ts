import type { CDPSession, Page } from 'playwright';
import { timeouts } from '../timeouts.ts';
import { comparePictures } from './compare-pictures.ts';
import { decode, type Raster } from './raster.ts';

/**
 * Photographs the window once it looks as expected or no longer changes. Throws if it still changes after
 * `timeouts.rest`.
 */
export async function photographAtRest(page: Page, expected: Raster | null): Promise<Raster> {
  if (expected) {
    const atOnce = await takeAtOnce(page);
    if (!comparePictures(expected, atOnce)) return atOnce;
  }
  let photograph = await take(page);
  if (expected && !comparePictures(expected, photograph)) return photograph;
  const end = Date.now() + timeouts.rest;
  while (Date.now() < end) {
    const next = await take(page);
    if (!comparePictures(photograph, next)) return next;
    photograph = next;
  }
  throw new Error(`No two photographs in ${timeouts.rest / 1000} seconds were alike: something in the story moves.`);
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Skips Playwright's preparations, which take longer than the photograph: most stories are already at rest. */
async function takeAtOnce(page: Page): Promise<Raster> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', { optimizeForSpeed: true });
  return decode(Buffer.from(data, 'base64'));
}

async function take(page: Page): Promise<Raster> {
  return decode(await page.screenshot({ animations: 'disabled', timeout: timeouts.rest }));
}
