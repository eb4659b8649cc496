import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildSite } from './build-site.ts';

/** Writes the site into `dist`, with compressed copies beside the files for browsers. */
const dist = path.join(import.meta.dirname, 'dist');
await buildSite(dist);
await compressBeside(path.join(dist, 'client'));

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
