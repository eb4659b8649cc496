import { globSync } from 'node:fs';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { noticesOf, readFonts, readParts } from './notices/notices.ts';

const root = import.meta.dirname;
/** The address of the third-party licenses, which the first script of every page names. */
const notices = 'third-party-notices.txt';

/**
 * Writes `client`, the files for browsers, and `server`, which renders the pages and finds their files by their manifests, into a
 * folder that is emptied first. `sponsor` names the content, drawings and public files of another sponsor.
 */
export async function buildSite(folder: string, sponsor: InlineConfig = {}): Promise<void> {
  const [client, server] = [path.join(folder, 'client'), path.join(folder, 'server')];
  await rm(folder, { recursive: true, force: true });

  await buildForBrowsers(sponsor, client, 'client', [
    'src/browser.ts',
    'src/flip-book.ts',
    'src/hydration/hydrate.tsx',
    ...globSync('src/**/*.island.tsx', { cwd: root }),
  ]);
  // In a separate chunk, so that no visitor loads parts of a shared library that only the staff area needs.
  await buildForBrowsers(sponsor, client, 'staff', ['src/staff/main.tsx']);

  await buildPart(sponsor, {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir: server,
      emptyOutDir: false,
      ssr: 'src/entry-server.ts',
      manifest: 'server.json',
      license: { fileName: 'server.licenses.json' },
      // The styles and pictures of pages, which are in no script.
      emitAssets: true,
      copyPublicDir: false,
      minify: true,
    },
  });
  // Only the server needs the manifests.
  const listings = ['client.licenses.json', 'staff.licenses.json'];
  for (const file of ['client.json', 'staff.json', ...listings]) {
    await rename(path.join(client, file), path.join(server, file));
  }
  const parts = await Promise.all(listings.map((file) => readParts(path.join(server, file))));
  await writeFile(path.join(client, notices), await noticesOf([...parts.flat(), ...(await readFonts())]));
  await cp(path.join(server, 'assets'), path.join(client, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js'),
  });
}

function buildForBrowsers(sponsor: InlineConfig, outDir: string, name: string, input: string[]) {
  return buildPart(sponsor, {
    build: {
      outDir,
      emptyOutDir: false,
      manifest: `${name}.json`,
      license: { fileName: `${name}.licenses.json` },
      // One stylesheet for the staff area. Pages inline their styles, including those of their islands.
      cssCodeSplit: false,
      // One percent smaller for every visitor than Vite's own, for some seconds of building.
      minify: 'terser',
      terserOptions: { compress: { passes: 3, keep_fargs: false } },
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'exports-only',
        output: { postBanner: (chunk) => (/^(browser|main)$/.test(chunk.name) ? `/*! Licenses: /${notices} */` : '') },
      },
    },
  });
}

function buildPart(sponsor: InlineConfig, part: InlineConfig) {
  const quiet: InlineConfig = {
    root,
    logLevel: 'warn',
    build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  };
  return build(mergeConfig(mergeConfig(quiet, part), sponsor));
}
