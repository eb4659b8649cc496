import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';

/** What the build made for browsers, as pages refer to it. */
export interface ServedAssets {
  /** The rules for everything in a page, in cascade order. */
  cssOf(source: string): Promise<string>;
  /** The scripts of an island: the one that hydrates it, its own, and what the two import. */
  scriptsOf(island: string): string[];
  /** The script of every public page, and that of the staff area with its stylesheet. */
  browser: string;
  staff: { script: string; stylesheet: string };
}

/** Reads what `build.ts` has written. */
export async function builtAssets(server: string): Promise<ServedAssets> {
  const read = async (name: string): Promise<Manifest> => JSON.parse(await readFile(path.join(server, name), 'utf8'));
  const [client, staff, pages] = await Promise.all(['client.json', 'staff.json', 'server.json'].map(read));
  const address = (manifest: Manifest, key: string) => `/${chunk(manifest, key).file}`;
  const styles = new Map<string, Promise<string>>();
  const style = (file: string) => {
    const found = styles.get(file) ?? readFile(path.join(server, file), 'utf8');
    styles.set(file, found);
    return found;
  };
  return {
    async cssOf(source) {
      // What the library fetches late is in the HTML, or will be. What the site does is another page.
      const chunks = withImports(pages, ['src/entry-server.ts', source], ({ imports = [], dynamicImports = [] }) => [
        ...imports,
        ...dynamicImports.filter((key) => !key.startsWith('src/')),
      ]);
      const files = new Set(chunks.flatMap((key) => chunk(pages, key).css ?? []));
      return (await Promise.all([...files].map(style))).join('');
    },
    scriptsOf(island) {
      const entries = ['src/hydration/hydrate.tsx', island];
      const imported = withImports(client, entries, ({ imports = [] }) => imports);
      return [...new Set([...entries, ...imported])].map((key) => address(client, key));
    },
    browser: address(client, 'src/browser.ts'),
    staff: { script: address(staff, 'src/staff/main.tsx'), stylesheet: address(staff, 'style.css') },
  };
}

/** The chunks and all that they import, each after its imports, as the cascade needs them. */
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
    // Again, behind what it imports.
    found.delete(key);
    found.add(key);
  };
  keys.forEach(visit);
  return [...found];
}

function chunk(manifest: Manifest, key: string): Manifest[string] {
  const found = manifest[key];
  if (!found) throw new Error(`The build has no ${key}.`);
  return found;
}
