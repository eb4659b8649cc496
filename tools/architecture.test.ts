import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

it('has a row for every folder of the server and of the site', async () => {
  const document = await readFile(`${root}/docs/architecture.md`, 'utf8');
  const rows = [...document.matchAll(/^\| `([\w-]+)\/`/gm)].map(([, folder = '']) => folder);
  const sources = ['packages/backend/src', 'site/src'].map((folder) =>
    readdir(path.join(root, folder), { withFileTypes: true }),
  );
  const entries = (await Promise.all(sources)).flat();
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(new Set(rows)).toEqual(new Set(folders));
});
