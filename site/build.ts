import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { pageAssets } from './page-assets.ts';

/**
 * Writes `dist/client`, what browsers fetch, compressed beside each file, and `dist/server/entry-server.js`, which
 * renders the pages. The manifest moves to the server's side: it is nobody else's business.
 */
process.chdir(import.meta.dirname);
await rm('dist', { recursive: true, force: true });

await build({
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    manifest: 'manifest.json',
    rolldownOptions: { input: 'src/entry-client.tsx', checks: { bundlerTimings: false } },
  },
});
const manifest: Manifest = JSON.parse(await readFile('dist/client/manifest.json', 'utf8'));

await build({
  logLevel: 'warn',
  define: {
    'import.meta.env.PAGE_ASSETS': JSON.stringify(await pageAssets(manifest, 'dist/client')),
    'process.env.NODE_ENV': '"production"',
  },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server',
    ssr: 'src/entry-server.tsx',
    copyPublicDir: false,
    minify: true,
    // The server needs at once what browsers fetch later.
    rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
});
await rename('dist/client/manifest.json', 'dist/server/manifest.json');

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
