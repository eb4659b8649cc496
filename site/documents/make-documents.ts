import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documents } from '@sponsor/content/documents';
import { chromium } from 'playwright';
import { build, type InlineConfig, preview } from 'vite';
import { findBrowser } from '../../tools/chromium.ts';
import { publicFolder } from '../public-folder.ts';

/**
 * Prints the samples of the circular and the memorandum from content and drawings into the `public` of the content, where they are
 * committed. To be run again when one of them changes.
 */
const site = path.resolve(import.meta.dirname, '..');
const built = await mkdtemp(path.join(tmpdir(), 'documents-'));
const config = {
  root: import.meta.dirname,
  configFile: `${site}/vite.config.ts`,
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: built, emptyOutDir: true },
  preview: { port: 4013 },
} satisfies InlineConfig;
await build(config);
const server = await preview(config);
const browser = await chromium.launch((await findBrowser()).launch);
for (const [fund, { footer, url }] of Object.entries(documents)) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?${fund}`);
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
await browser.close();
await server.close();
await rm(built, { recursive: true });
