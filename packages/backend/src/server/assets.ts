import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { contentTag, type StoredBody } from './stored-body.ts';

interface StoredAsset {
  body: StoredBody;
  headers: Readonly<Record<string, string>>;
}

/**
 * The site's files by address. Only files present at the start are served, so no path can lead elsewhere. Hono's static
 * server reads the disk for each request, and sends no ETag.
 */
export type Assets = ReadonlyMap<string, StoredAsset>;

/** Other sites may embed files with permanent addresses, such as icons, cards and documents. */
export const crossOriginHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** WebVTT, which Hono does not know. */
const captions = { vtt: 'text/vtt' };

/** Chrome shows a PDF inside a page of its own, which is subject to the PDF's content security policy. */
const documentPolicy =
  "default-src 'none'; object-src 'self'; frame-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Reads the built client files, each with the `.br` and `.gz` that the build wrote beside it. */
export async function loadAssets(folder: string): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(files);
  const served = files.filter((file) => !/\.(br|gz|html|map)$/.test(file));
  const loaded = served.map(async (file) => {
    const address = `/${relative(folder, file).split(sep).join('/')}`;
    return [address, await load(file, address, known)] as const;
  });
  return new Map(await Promise.all(loaded));
}

async function load(file: string, address: string, known: ReadonlySet<string>): Promise<StoredAsset> {
  const plain = await readFile(file);
  const body: StoredBody = { plain, tag: contentTag(plain) };
  if (known.has(`${file}.br`)) body.br = await readFile(`${file}.br`);
  if (known.has(`${file}.gz`)) body.gzip = await readFile(`${file}.gz`);
  const hashed = address.startsWith('/assets/');
  const type = getMimeType(file) ?? getMimeType(file, captions) ?? 'application/octet-stream';
  return {
    body,
    headers: {
      'Content-Type': type,
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      ...(!hashed && crossOriginHeaders),
      ...(type === 'application/pdf' && { 'Content-Security-Policy': documentPolicy }),
    },
  };
}
