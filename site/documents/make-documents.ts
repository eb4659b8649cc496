import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documents } from '@sponsor/content/documents';
import { openStage } from '../open-stage.ts';
import { publicFolder } from '../public-folder.ts';

/**
 * Prints the samples of the circular and the memorandum from content and drawings into the `public` of the content, where they are
 * committed. To be run again when one of them changes.
 */
const { address, browser, close } = await openStage(import.meta.dirname);
for (const [fund, { footer, url }] of Object.entries(documents)) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${address}?${fund}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({
    format: 'Letter',
    margin: { top: '0.6in', right: '0.6in', bottom: '0.8in', left: '0.6in' },
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: `<p style="display:flex;justify-content:space-between;inline-size:100%;margin:0 0.6in;font:8px sans-serif"><span>${footer}</span><span class="pageNumber"></span></p>`,
  });
  const target = path.join(publicFolder, url);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, pdf);
  await page.close();
}
await close();
