import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listenOnLoopback } from '../../tools/listen-on-loopback.ts';

const client = path.resolve(import.meta.dirname, '../dist/client');
const types: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/** The part of a page shown before any scroll: font addresses, and words and pictures as HTML. */
export interface FirstView {
  fonts: string[];
  elements: string[];
}

/**
 * The first screen of each page, written by hand: the same words, pictures and fonts, a screenful of styles and no script.
 * It is the lower bound for our pages.
 */
export async function startFloor(pages: ReadonlyMap<string, FirstView>) {
  const documents = new Map([...pages].map(([address, view]) => [address, brotliCompressSync(floorOf(view))]));
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const document = documents.get(address);
    if (document) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(document);
      return;
    }
    void readFile(path.join(client, path.normalize(address))).then(
      (file) => response.writeHead(200, { 'Content-Type': types[path.extname(address)] ?? 'image/svg+xml' }).end(file),
      () => response.writeHead(404).end(),
    );
  });
  return { url: await listenOnLoopback(server), stop: () => server.close() };
}

function floorOf({ fonts, elements }: FirstView): string {
  const faces = fonts.map((href, index) => `@font-face{font-family:f${index};src:url(${href});font-display:swap}`);
  const preloads = fonts.map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title>${preloads.join('')}<style>${faces.join('')}body{margin:64px 20px;font:19px/1.5 f1,f0,sans-serif}
h1{font:38px/1.1 f0,serif}img,svg{width:100%;height:auto}svg{fill:#fff;stroke:#000}svg text{fill:#000;stroke:none;font-size:2px}
</style></head><body>${elements.join('')}</body></html>`;
}
