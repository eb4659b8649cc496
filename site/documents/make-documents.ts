import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documents } from '@sponsor/content/documents';
import type { SampleDocumentWords } from '@sponsor/contract';
import sharp from 'sharp';
import { openStage } from '../open-stage.ts';
import { publicFolder } from '../public-folder.ts';

/**
 * Prints the sample circular and memorandum from content and drawings into the content's `public` folder, where they are
 * committed, and renders the pages of flip books beside them. Run it again when content or drawings change.
 */
const { address, browser, close } = await openStage(import.meta.dirname, ['index.html', 'pages.html']);
for (const [fund, document] of Object.entries(documents)) {
  const target = path.join(publicFolder, document.url);
  const pdf = await print(fund, document);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, pdf);
  if (document.drawnPages !== undefined) await draw(pdf, target.replace(/\.pdf$/, ''), document.drawnPages);
}
await close();

async function print(fund: string, { footer }: SampleDocumentWords): Promise<Buffer> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${address}?${fund}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({
    format: 'Letter',
    // Body text of 16 px is printed as 9.6 points.
    scale: 0.8,
    margin: { top: '0.6in', right: '0.6in', bottom: '0.8in', left: '0.6in' },
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: `<p style="display:flex;justify-content:space-between;inline-size:100%;margin:0 0.6in;font:8px sans-serif"><span>${footer}</span><span class="pageNumber"></span></p>`,
  });
  await page.close();
  return pdf;
}

/** Each page as `01-816.webp` and `01-1632.webp`: the width of a phone or half a desktop window, and twice that for dense screens. */
async function draw(pdf: Buffer, folder: string, count: number): Promise<void> {
  const drawer = await browser.newPage();
  await drawer.goto(`${address}pages.html`);
  const pages = await drawer.evaluate((file) => window.drawPages?.(file, 1632), pdf.toString('base64'));
  await drawer.close();
  if (pages?.length !== count) throw new Error(`${folder}.pdf has ${pages?.length} pages: update documents.ts.`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const [index, page] of pages.entries()) {
    const picture = sharp(Buffer.from(page, 'base64'));
    for (const width of [816, 1632]) {
      const name = `${String(index + 1).padStart(2, '0')}-${width}.webp`;
      const drawn = picture.clone().resize(width).webp({ nearLossless: true, quality: 60, effort: 6 });
      await writeFile(path.join(folder, name), await drawn.toBuffer());
    }
  }
}
