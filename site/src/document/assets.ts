import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'postcss';
import type { Manifest } from 'vite';
import { pageStyles } from './page-styles.ts';

/** The build's files for browsers, as pages refer to them. */
export interface ServedAssets {
  /** The rules for a page in cascade order: for its HTML and for everything that its scripts may render. */
  cssOf(source: string, html: string): Promise<string>;
  /** The scripts of an island: the one that hydrates it, its own, and the imports of both. */
  scriptsOf(island: string): string[];
  /** The script of every public page, that of a page with a book, and that of the staff area with its stylesheet. */
  browser: string;
  flipBook: string;
  staff: { script: string; stylesheet: string };
}

/** Reads the output of `build.ts`. */
export async function builtAssets(server: string): Promise<ServedAssets> {
  const read = async (name: string): Promise<Manifest> => JSON.parse(await readFile(path.join(server, name), 'utf8'));
  const [client, staff, pages] = await Promise.all([read('client.json'), read('staff.json'), read('server.json')]);
  const address = (manifest: Manifest, key: string) => `/${chunk(manifest, key).file}`;
  const styles = cached(async (file) => parse(await readFile(path.join(server, file), 'utf8')));
  const names = cached(async (file) => namesIn(await readFile(path.join(server, '../client', file), 'utf8')));
  const sources = new Map(Object.entries(client).map(([key, { file }]) => [file, key]));
  return {
    async cssOf(source, html) {
      // The page may show what the library imports dynamically. The site's dynamic imports are other pages.
      const chunks = withImports(pages, ['src/entry-server.ts', source], ({ imports = [], dynamicImports = [] }) => [
        ...imports,
        ...dynamicImports.filter((key) => !key.startsWith('src/')),
      ]);
      const islands = [...html.matchAll(/assets\/[\w.-]+\.js/g)].flatMap(([file]) => sources.get(file) ?? []);
      const scripts = withImports(client, ['src/browser.ts', ...islands], ({ imports = [], dynamicImports = [] }) => [
        ...imports,
        ...dynamicImports,
      ]);
      const known = [namesIn(html), ...(await Promise.all(scripts.map((key) => names(chunk(client, key).file))))];
      // Every page has its theme on the root element, which is outside the rendered body.
      const isNamed = (name: string) => name === 'data-theme' || known.some((some) => some.has(name));
      const files = new Set(chunks.flatMap((key) => chunk(pages, key).css ?? []));
      return pageStyles(await Promise.all([...files].map(styles)), isNamed);
    },
    scriptsOf(island) {
      const entries = ['src/hydration/hydrate.tsx', island];
      const imported = withImports(client, entries, ({ imports = [] }) => imports);
      return [...new Set([...entries, ...imported])].map((key) => address(client, key));
    },
    browser: address(client, 'src/browser.ts'),
    flipBook: address(client, 'src/flip-book.ts'),
    staff: { script: address(staff, 'src/staff/main.tsx'), stylesheet: address(staff, 'style.css') },
  };
}

/** Returns the chunks and all their imports, each after its own imports, as the cascade requires. */
function withImports(
  manifest: Manifest,
  keys: readonly string[],
  importsOf: (chunk: Manifest[string]) => readonly string[],
): string[] {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    found.add(key);
    importsOf(chunk(manifest, key)).forEach(visit);
    // Moves the chunk after its imports.
    found.delete(key);
    found.add(key);
  };
  keys.forEach(visit);
  return [...found];
}

/** Returns everything in a text that may be a class name. */
const namesIn = (text: string): ReadonlySet<string> => new Set(text.match(/[\w-]+/g));

/** Reads a file, and caches it. */
function cached<Content>(read: (file: string) => Promise<Content>): (file: string) => Promise<Content> {
  const contents = new Map<string, Promise<Content>>();
  return (file) => {
    const content = contents.get(file) ?? read(file);
    contents.set(file, content);
    return content;
  };
}

function chunk(manifest: Manifest, key: string): Manifest[string] {
  const found = manifest[key];
  if (!found) throw new Error(`The build has no ${key}.`);
  return found;
}
