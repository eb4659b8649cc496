import { globSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

/**
 * Writes `dist/client`, what browsers fetch, compressed beside each file, and `dist/server`, which renders the pages and
 * finds their files by two manifests.
 */
process.chdir(import.meta.dirname);
await rm('dist', { recursive: true, force: true });

await build({
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    manifest: 'client.json',
    // A page brings its styles along, those of its islands included.
    cssCodeSplit: false,
    rolldownOptions: {
      input: ['src/browser.ts', 'src/hydration/hydrate.tsx', 'src/staff/main.tsx', ...globSync('src/**/*.island.tsx')],
      preserveEntrySignatures: 'exports-only',
      checks: { bundlerTimings: false },
    },
  },
});

await build({
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server',
    emptyOutDir: false,
    ssr: 'src/entry-server.ts',
    manifest: 'server.json',
    // The styles and pictures of pages, which are in no script.
    emitAssets: true,
    copyPublicDir: false,
    minify: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
// The manifest is nobody's business but the server's.
await rename('dist/client/client.json', 'dist/server/client.json');
await cp('dist/server/assets', 'dist/client/assets', { recursive: true, filter: (file) => !file.endsWith('.js') });

await compressBeside('dist/client');

async function compressBeside(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  await Promise.all(
    files
      .filter((file) => /\.(js|css|svg|txt)$/.test(file))
      .map(async (file) => {
        const target = path.join(directory, file);
        const content = await readFile(target);
        const brotli = await promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        });
        await writeFile(`${target}.br`, brotli);
        await writeFile(`${target}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
  );
}
