import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stamps } from './stamps.ts';
import { inputsOfAll, type Step } from './test-steps.ts';

const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(inputsOfAll.map((file) => [file, ''])),
  'runner.config.ts': "import './tools/browser.ts';",
  'tools/browser.ts': "import { readFile } from 'node:fs';",
  'docs/guide.ts': '',
  'src/preview.ts': "import '../docs/guide.ts';",
  'src/a/a.test.ts': "import './a.ts';",
  'src/a/a.ts': '',
  'src/a/pictures/a.webp': '',
  'src/b/b.test.ts': "import { readFile } from 'node:fs';",
  'src/b/b.json': '',
  'src/c/c.test.ts': "import { readFile } from 'node:fs';",
  'data/c.json': '',
};

const whole: Step = { name: 'whole', parts: [], command: ['check'], inputs: ['src'], leftOut: /\.stories\.ts$/ };
const byFile: Step = {
  ...whole,
  name: 'by file',
  tests: {
    files: ['src/*/*.test.ts'],
    setUp: ['runner.config.ts', 'src/preview.ts'],
    unused: 'docs',
    beside: 'pictures',
    reads: { 'src/c/c.test.ts': ['data'] },
    report: 'report.json',
    read: () => ({ passed: 0, failed: 0, failures: [], secondTry: [], green: new Map() }),
  },
};
const [one, two, three] = ['src/a/a.test.ts', 'src/b/b.test.ts', 'src/c/c.test.ts'];

describe('the stamps of a step', () => {
  const before = process.cwd();
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'stamps-'));
    process.chdir(folder);
    for (const [name, text] of Object.entries(files)) await put(name, text);
  });

  afterAll(async () => {
    process.chdir(before);
    await rm(folder, { recursive: true });
  });

  /** Returns which stamps of both steps change with a file. */
  async function changedBy(file: string, text: string): Promise<string[]> {
    const then = await stampsOf();
    await put(file, text);
    const now = await stampsOf();
    const original = files[file];
    await (original === undefined ? rm(file) : put(file, original));
    expect(await stampsOf()).toEqual(then);
    return Object.keys(now).filter((unit) => now[unit] !== then[unit]);
  }

  it.each(inputsOfAll)('all change with %s', async (file) => {
    expect(await changedBy(file, 'changed')).toEqual(['whole', one, two, three]);
  });

  it.each([
    ['runner.config.ts', [one, two, three]],
    ['tools/browser.ts', [one, two, three]],
    ['src/preview.ts', ['whole', one, two, three]],
    ['src/a/a.ts', ['whole', one, two]],
    ['src/a/pictures/a.webp', ['whole', one, two]],
    ['src/b/b.json', ['whole', two]],
    ['src/b/new.json', ['whole', two]],
    ['data/c.json', [three]],
    ['src/a/a.stories.ts', []],
    ['docs/guide.ts', []],
    ['README.md', []],
  ])('change with %s only if it affects the result', async (file, expected) => {
    expect(await changedBy(file, '// changed')).toEqual(expected);
  });

  it('differ between test files that reach the same files', async () => {
    const all = "import.meta.glob('./*.ts', { eager: true });";
    for (const name of ['one', 'other']) await put(`src/d/${name}.test.ts`, all);
    const stamps = await stampsOf();
    expect(stamps['src/d/one.test.ts']).toMatch(/^[0-9a-f]{64}$/);
    expect(stamps['src/d/one.test.ts']).not.toBe(stamps['src/d/other.test.ts']);
    await rm('src/d', { recursive: true });
  });

  it('change with the command and its environment', async () => {
    const [step] = [await new Stamps().of(whole)];
    expect(await new Stamps().of({ ...whole, command: ['check', '--all'] })).not.toEqual(step);
    expect(await new Stamps().of({ ...whole, env: { WIDE: '1' } })).not.toEqual(step);
  });

  it('do not exist for a step that always runs', async () => {
    expect(await new Stamps().of({ name: 'build', parts: [], command: ['build'] })).toEqual(new Map());
  });
});

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function stampsOf(): Promise<Record<string, string>> {
  const all = [await new Stamps().of(whole), await new Stamps().of(byFile)];
  return Object.fromEntries(all.flatMap((stamps) => [...stamps]));
}
