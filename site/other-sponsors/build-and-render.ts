import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RenderedPage, SiteBundle } from '@sponsor/domain';
import { buildSite } from '../build-site.ts';

/** Builds the site with this sponsor instead of the first, and renders its pages into `rendered.json`. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say into which folder to build.');

await buildSite(folder, {
  // Best compression takes most of a build's time, and nobody loads these.
  build: { minify: 'oxc' },
  resolve: {
    alias: { '@sponsor/content': '@sponsor/harbor' },
  },
  publicDir: fileURLToPath(new URL('../../public', import.meta.resolve('@sponsor/harbor/sponsor'))),
});

const { facts, renderPages }: SiteBundle = await import(
  pathToFileURL(path.join(folder, 'server/entry-server.js')).href
);
const pages: RenderedPage[] = [];
const input = { site: {}, publicUrl: 'https://site.test', year: 2026, sectionImages: {} };
for await (const page of renderPages(input)) pages.push(page);
await writeFile(path.join(folder, 'rendered.json'), JSON.stringify({ facts, pages }));
