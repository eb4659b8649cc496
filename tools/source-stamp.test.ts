import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceStamp } from './source-stamp.ts';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stamp-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

it('changes only with the contents and the name of a file', async () => {
  const folder = await folderWith({ 'a.ts': 'one', 'nested/b.ts': 'two' });
  const before = await sourceStamp([folder]);
  await writeFile(path.join(folder, 'a.ts'), 'one');
  expect(await sourceStamp([folder])).toBe(before);
  await writeFile(path.join(folder, 'a.ts'), 'other');
  const changed = await sourceStamp([folder]);
  expect(changed).not.toBe(before);
  await writeFile(path.join(folder, 'c.ts'), '');
  expect(await sourceStamp([folder])).not.toBe(changed);
});

it('ignores built and installed files', async () => {
  const folder = await folderWith({ 'a.ts': 'one' });
  const before = await sourceStamp([folder]);
  await mkdir(path.join(folder, 'dist'));
  await writeFile(path.join(folder, 'dist/out.js'), 'built');
  expect(await sourceStamp([folder])).toBe(before);
});

it('distinguishes the name of a file from its contents', async () => {
  const one = await folderWith({ a: 'b' });
  const before = await sourceStamp([one]);
  await rm(path.join(one, 'a'));
  await writeFile(path.join(one, 'ab'), '');
  expect(await sourceStamp([one])).not.toBe(before);
});
