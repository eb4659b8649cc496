import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../../..');
/** The first makes the region; the others are in the document before any script, and work without React. */
const allowed = new Set(['live-region.ts', 'Confirmation.tsx', 'FlipBook.tsx']);
const ownRegion = /<output\b|aria-live|ariaLive|role[=:] ?["']?(?:status|log)\b/;

it('only the live region announces anything', async () => {
  const own: string[] = [];
  for await (const file of glob('{packages/ui,site}/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(?:test|fixtures|stories)\.tsx?$/.test(file) || allowed.has(path.basename(file))) continue;
    if (ownRegion.test(await readFile(path.join(root, file), 'utf8'))) own.push(file);
  }
  expect(own).toEqual([]);
});
