import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** What the document of one page brings along. */
export interface PageAssets {
  /** Scripts of the page as addresses, the entry first: they are fetched together, and the entry is run. */
  modules: string[];
  /** The rules of everything in the page's HTML, islands included, in cascade order. */
  css: string;
  /** The stylesheets that `css` stands for, for the loader of lazy parts, which would fetch them. */
  stylesheets: string[];
  fonts: string[];
}

export type AssetsOfPages = Record<string, PageAssets>;

export const entry = 'src/entry-client.tsx';

/** Reads the assets of every page out of the client build, by the page's source file, and those that all have, by the entry's. */
export async function pageAssets(manifest: Manifest, clientDirectory: string): Promise<AssetsOfPages> {
  const pages = Object.keys(manifest).filter((key) => key === entry || key.startsWith('src/pages/'));
  const assets = pages.map(async (page): Promise<[string, PageAssets]> => {
    const modules = withImports(manifest, [entry, page]);
    const islands = withImports(
      manifest,
      [...modules].flatMap((key) => islandsOf(chunk(manifest, key))),
    );
    const stylesheets = [...new Set([...modules, ...islands].flatMap((key) => chunk(manifest, key).css ?? []))];
    const css = (await Promise.all(stylesheets.map((file) => readFile(path.join(clientDirectory, file), 'utf8')))).join(
      '',
    );
    return [
      page,
      {
        modules: [...new Set([entry, ...modules])].map((key) => `/${chunk(manifest, key).file}`),
        css,
        stylesheets: stylesheets.map((file) => `/${file}`),
        fonts: [...new Set(css.match(/\/assets\/[\w.-]+\.woff2/g))],
      },
    ];
  });
  return Object.fromEntries(await Promise.all(assets));
}

/** The parts that are in a page's HTML although their code is not in the page's. */
function islandsOf({ dynamicImports = [] }: ManifestChunk): string[] {
  return dynamicImports.filter((key) => key.startsWith('src/islands/'));
}

/** The chunks and all that they import statically, each after its imports, as the cascade needs them. */
function withImports(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    chunk(manifest, key).imports?.forEach(visit);
    found.add(key);
  };
  keys.forEach(visit);
  return [...found];
}

function chunk(manifest: Manifest, key: string) {
  const found = manifest[key];
  if (!found) throw new Error(`The client build has no ${key}.`);
  return found;
}
