import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const assets = path.resolve(import.meta.dirname, '../dist/client/assets');

/**
 * What is first seen of a page, written by hand: its headline, its first paragraph and its drawing in the same fonts,
 * with a screenful of styles and no script. No page of ours can be quicker.
 */
export async function startFloor(pages: ReadonlyMap<string, string>) {
  const fonts = (await readdir(assets)).filter((file) => file.endsWith('.woff2'));
  const documents = new Map([...pages].map(([address, html]) => [address, brotliCompressSync(floorOf(html, fonts))]));
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const document = documents.get(address);
    if (document) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(document);
    } else {
      void readFile(path.join(assets, path.basename(address))).then(
        (font) => response.writeHead(200, { 'Content-Type': 'font/woff2' }).end(font),
        () => response.writeHead(404).end(),
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: { port: number } = Object(server.address());
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

function floorOf(html: string, fonts: readonly string[]): string {
  const main = html.slice(html.indexOf('<main'));
  const [heading = ''] = /<h1[\s\S]*?<\/h1>/.exec(main) ?? [];
  const [lede = ''] = /<p[\s\S]*?<\/p>/.exec(main) ?? [];
  const [drawing = ''] = /<svg[^>]*role="img"[\s\S]*?<\/svg>/.exec(main) ?? [];
  if (!heading || !lede || !drawing) throw new Error('The page has no headline, paragraph or drawing to copy.');
  const faces = fonts.map(
    (file, index) => `@font-face{font-family:f${index};src:url(/assets/${file});font-display:swap}`,
  );
  const preloads = fonts.map((file) => `<link rel="preload" as="font" href="/assets/${file}" crossorigin>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title>${preloads.join('')}<style>${faces.join('')}body{margin:64px 20px;font:19px/1.5 f1,sans-serif}
h1{font:38px/1.1 f0,serif}svg{width:100%;fill:#fff;stroke:#000}svg text{fill:#000;stroke:none;font-size:2px}</style>
</head><body>${heading}${lede}${drawing}</body></html>`;
}
