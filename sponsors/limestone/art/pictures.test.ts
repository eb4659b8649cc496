import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as content from '../src/words/pictures.ts';
import { budgets } from './encode.ts';
import { sceneNames, sceneStamp } from './scene-stamp.ts';

const folder = path.join(import.meta.dirname, '../pictures');
const { portfolioModels, valueModels, ...single } = content;
const shown = [...Object.values(single), ...Object.values(valueModels), ...portfolioModels];
const scenes = await sceneNames();

describe('study models', () => {
  it.each(scenes)('%s was rendered by the current scripts', async (name) => {
    const made = await readFile(path.join(folder, `${name}.stamp`), 'utf8');
    expect(made.trim()).toBe(await sceneStamp(name));
  });

  it.each([...budgets])('are within the byte budget at %i pixels', async (width, budget) => {
    const sizes = await Promise.all(
      scenes.map(async (name) => (await stat(path.join(folder, `${name}-${width}.avif`))).size),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(budget);
  });

  it('are exactly the pictures that the content exports', async () => {
    const offered = shown.flatMap(({ src, sources }) => [
      src,
      ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((candidate) => candidate.split(' ')[0])),
    ]);
    const kept = (await readdir(folder)).filter((file) => !file.endsWith('.stamp')).map((file) => `/pictures/${file}`);
    expect(new Set(offered)).toEqual(new Set(kept));
  });
});
