import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TestCache } from './test-cache.ts';

const dayMs = 24 * 60 * 60 * 1000;

it('returns the number of passed tests for a stamp, also in a later run, and nothing for another stamp', async () => {
  const folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'cache-')), 'made at first use');
  const cache = new TestCache(folder);
  expect(await cache.recall('a')).toBeUndefined();
  await cache.remember('a', 2_181);
  expect(await new TestCache(folder).recall('a')).toBe(2_181);
  expect(await cache.recall('b')).toBeUndefined();
});

it('ignores a record that is not fully written', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cache-'));
  await writeFile(path.join(folder, 'a'), '');
  expect(await new TestCache(folder).recall('a')).toBeUndefined();
});

it('deletes records that were not read for a month, and keeps the others', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cache-'));
  const cache = new TestCache(folder);
  for (const [stamp, days] of [
    ['old', 31],
    ['recent', 29],
    ['asked for', 31],
  ] as const) {
    await cache.remember(stamp, 1);
    const then = new Date(Date.now() - days * dayMs);
    await utimes(path.join(folder, stamp), then, then);
  }
  await cache.recall('asked for');
  await cache.forgetOld();
  expect((await readdir(folder)).toSorted()).toEqual(['asked for', 'recent']);
});

it('lets a run continue if nothing can be stored', async () => {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'cache-')), 'file');
  await writeFile(file, '');
  const cache = new TestCache(path.join(file, 'below'));
  await cache.remember('a', 1);
  expect(await cache.recall('a')).toBeUndefined();
  await cache.forgetOld();
});

it('has nothing to delete before its first use', async () => {
  await expect(new TestCache('nowhere/at/all').forgetOld()).resolves.toBeUndefined();
});
