import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sponsor } from '@sponsor/content/sponsor';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { openStage } from '../open-stage.ts';
import { publicFolder } from '../public-folder.ts';
import { publicRoutes } from '../src/routes.ts';
import { cardAddress, cardSize } from '../src/social-card.ts';

/**
 * Photographs the site for other programs into the content's `public` folder, where the files are committed: a card for
 * every page with a canonical address, and the icons. Run it again when a title, a drawing or the mark changes.
 */
const { address: stage, browser, close } = await openStage(import.meta.dirname);
await mkdir(path.join(publicFolder, path.dirname(cardAddress('/'))), { recursive: true });
for (const canonical of new Set(publicRoutes.flatMap(({ handle }) => handle.canonical ?? []))) {
  await photograph(browser, `?card=${canonical}`, cardAddress(canonical), cardSize);
}
const { homeScreen, manifest } = sponsor.icons;
for (const { src, pixels } of [{ src: homeScreen, pixels: 180 }, ...manifest.filter(({ maskable }) => !maskable)]) {
  await photograph(browser, '', src, { width: pixels, height: pixels });
}
await writeFile(path.join(publicFolder, 'favicon.ico'), await favicon(path.join(publicFolder, sponsor.icons.tab)));
for (const { icon } of Object.values(sponsor.funds)) {
  // Home screens round the corners themselves and show transparency as black, so the rounded corners are cut off.
  await sharp(path.join(publicFolder, `${icon}.svg`), { density: 450 })
    .resize(200)
    .extract({ left: 10, top: 10, width: 180, height: 180 })
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(path.join(publicFolder, `${icon}.png`));
}
await close();

/** The tab icon for programs that request `/favicon.ico` without reading a page: one PNG in an ICO container. */
async function favicon(drawing: string): Promise<Buffer> {
  const pixels = 48;
  const png = await sharp(drawing, { density: 300 })
    .resize(pixels, pixels)
    .png({ palette: true, effort: 10 })
    .toBuffer();
  const envelope = Buffer.alloc(22);
  envelope.writeUInt16LE(1, 2);
  envelope.writeUInt16LE(1, 4);
  envelope.writeUInt8(pixels, 6);
  envelope.writeUInt8(pixels, 7);
  envelope.writeUInt16LE(1, 10);
  envelope.writeUInt16LE(32, 12);
  envelope.writeUInt32LE(png.length, 14);
  envelope.writeUInt32LE(envelope.length, 18);
  return Buffer.concat([envelope, png]);
}

/** At twice a screen's density, so type and lines look as heavy as on a phone. */
async function photograph(
  from: Browser,
  query: string,
  address: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const density = 2;
  const page = await from.newPage({
    viewport: { width: width / density, height: height / density },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
  });
  await page.goto(`${stage}${query}`);
  await page.locator('#root svg').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(path.join(publicFolder, address));
  await page.close();
}
