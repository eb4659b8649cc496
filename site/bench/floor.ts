import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const client = path.resolve(import.meta.dirname, '../dist/client');
const types: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/**
 * What is first seen of each page, written by hand: its headline, its first paragraphs and its first picture in the
 * same fonts, with a screenful of styles and no script. No page of ours can be quicker.
 */
export async function startFloor(pages: ReadonlyMap<string, string>) {
  const documents = new Map([...pages].map(([address, html]) => [address, brotliCompressSync(floorOf(html))]));
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: { port: number } = Object(server.address());
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

function floorOf(html: string): string {
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
  const main = html.slice(html.indexOf('<main'));
  const [heading = ''] = /<h1[\s\S]*?<\/h1>/.exec(main) ?? [];
  const paragraphs = [...main.matchAll(/<p[ >][\s\S]*?<\/p>/g)].slice(0, 3).join('');
  const [picture = ''] = /<picture[\s\S]*?<\/picture>|<svg[^>]*role="img"[\s\S]*?<\/svg>/.exec(main) ?? [];
  if (!heading || !paragraphs || fonts.length === 0)
    throw new Error('The page has no headline, words or fonts to copy.');
  const faces = fonts.map((href, index) => `@font-face{font-family:f${index};src:url(${href});font-display:swap}`);
  const preloads = fonts.map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title>${preloads.join('')}<style>${faces.join('')}body{margin:64px 20px;font:19px/1.5 f1,f0,sans-serif}
h1{font:38px/1.1 f0,serif}img,svg{width:100%;height:auto}svg{fill:#fff;stroke:#000}svg text{fill:#000;stroke:none;font-size:2px}
</style></head><body>${heading}${paragraphs}${picture}</body></html>`;
}
