import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Folders that programs install, build or store, and pictures that tests accept. */
const ignored = new Set([
  '.git',
  'node_modules',
  'dist',
  'storybook-static',
  'data',
  '__screenshots__',
  'test-results',
]);

/**
 * Returns one hash over the contents of all files under the given files and folders; it changes exactly when a file
 * changes, appears or disappears. Files whose names match `leftOut` do not count.
 */
export async function sourceStamp(paths: readonly string[], leftOut?: RegExp): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(paths.map((entry) => filesUnder(entry)))).flat()) {
    if (leftOut?.test(file)) continue;
    hash.update(`${file}\0`).update(await readFile(file).catch(() => 'none'));
  }
  return hash.digest('hex');
}

async function filesUnder(entry: string): Promise<string[]> {
  const children = await readdir(entry, { withFileTypes: true }).catch(() => undefined);
  if (children === undefined) return [entry];
  const nested = await Promise.all(
    children.filter((child) => !ignored.has(child.name)).map((child) => filesUnder(path.join(entry, child.name))),
  );
  return nested.flat().toSorted();
}
