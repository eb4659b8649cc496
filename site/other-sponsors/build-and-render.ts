import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RenderedPage, SiteBundle } from '@sponsor/domain';
import type { InlineConfig } from 'vite';
import { buildSite } from '../build-site.ts';
import { replaceWords } from './replace-words.ts';

const sponsors: Record<string, InlineConfig> = {
  harbor: {
    resolve: { alias: { '@sponsor/content': '@sponsor/harbor' } },
    publicDir: fileURLToPath(new URL('../../public', import.meta.resolve('@sponsor/harbor/sponsor'))),
  },
  replaced: { plugins: [replaceWords] },
};

/** Builds the site with another sponsor, and renders its pages into `rendered.json`. */
const [folder, name = ''] = process.argv.slice(2);
const sponsor = sponsors[name];
if (folder === undefined || !sponsor) throw new Error('Pass a folder to build into, and the sponsor.');
// Best compression takes most of a build's time, and nobody loads these.
await buildSite(folder, { ...sponsor, build: { minify: 'oxc' } });

const { facts, renderPages }: SiteBundle = await import(
  pathToFileURL(path.join(folder, 'server/entry-server.js')).href
);
const pages: RenderedPage[] = [];
const input = { site: {}, publicUrl: 'https://site.test', year: 2026, sectionImages: {} };
for await (const page of renderPages(input)) pages.push(page);
await writeFile(path.join(folder, 'rendered.json'), JSON.stringify({ facts, pages }));
