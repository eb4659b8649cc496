import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deck } from '@sponsor/content/deck';
import { openStage } from '../open-stage.ts';
import { publicFolder } from '../public-folder.ts';
import { requireContent } from '../src/require-content.ts';

/**
 * Prints the sample deck from content and drawings into the content's `public` folder, where it is committed. Run it again
 * when either changes.
 */
const { address, browser, close } = await openStage(import.meta.dirname);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
await page.emulateMedia({ media: 'print' });
await page.goto(address);
await page.locator('[data-sheet]').last().waitFor();
await page.evaluate(() => document.fonts.ready);
const tooFull = await page.locator('[data-sheet]').evaluateAll((sheets) =>
  sheets.filter((sheet) => {
    const foot = sheet.lastElementChild;
    const words = [...sheet.querySelectorAll('p, li, dd')].filter((element) => element !== foot);
    const end = foot?.getBoundingClientRect().top ?? 0;
    return words.some((element) => element.getBoundingClientRect().bottom > end);
  }),
);
if (tooFull.length > 0) throw new Error(`${tooFull.length} pages of the deck have more text than fits.`);
const pdf = await page.pdf({ width: '1280px', height: '800px', printBackground: true, tagged: true, outline: true });
const target = path.join(publicFolder, requireContent(deck, 'deck.ts').sampleUrl);
await mkdir(path.dirname(target), { recursive: true });
await writeFile(target, pdf);
await close();
