import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ImportGraph } from './import-graph.ts';

const entry = 'entry.ts';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'imports-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

/** Returns whether a change to the other file changes the stamp of the entry. */
async function follows(code: string, other: string, unused?: string): Promise<boolean> {
  const folder = await folderWith({ [entry]: code, [other]: '// before' });
  const stamp = () => new ImportGraph().reachOf([path.join(folder, entry)], unused && path.join(folder, unused)).stamp;
  const before = stamp();
  expect(stamp()).toBe(before);
  await writeFile(path.join(folder, other), '// after');
  return stamp() !== before;
}

describe('the reach of a module', () => {
  it.each([
    ['a static import', "import { a } from './other.ts';", 'other.ts'],
    ['an import for its side effect', "import './other.ts';", 'other.ts'],
    ['an import of a value beside a type', "import { type A, b } from './other.ts';", 'other.ts'],
    ['a dynamic import', "await import('./other.ts');", 'other.ts'],
    ['a re-export', "export { a } from './other.ts';", 'other.ts'],
    ['a re-export of everything', "export * from './other.ts';", 'other.ts'],
    ['a file imported as text', "import text from './other.svg?raw';", 'other.svg'],
    ['a glob', "import.meta.glob<string>('./parts/*.ts');", 'parts/other.ts'],
    ['a list of globs', "import.meta.glob(['./parts/*.ts', '!./parts/not.ts'], { eager: true });", 'parts/other.ts'],
  ])('follows %s', async (_, code, other) => {
    expect(await follows(code, other)).toBe(true);
  });

  it.each([
    ['types', "import type { A } from './other.ts';"],
    ['individual type imports', "import { type A, type B } from './other.ts';"],
    ['re-exported types', "export type { A } from './other.ts';"],
    ['a comment', "// import './other.ts';"],
    ['a string', 'export const code = "import \'./other.ts\'";'],
  ])('leaves out %s', async (_, code) => {
    expect(await follows(code, 'other.ts')).toBe(false);
  });

  it('leaves out the unused folder', async () => {
    expect(await follows("import './docs/page.ts';", 'docs/page.ts', 'docs')).toBe(false);
    expect(await follows("import './docs-of/page.ts';", 'docs-of/page.ts', 'docs')).toBe(true);
  });

  describe('through an entry that only re-exports', () => {
    const others = {
      'index.ts': "export { a } from './a.ts'; export { b as c } from './more.ts'; export * from './rest.ts';",
      'more.ts': "export { b, d } from './parts.ts'; export * as e from './e.ts';",
      'a.ts': '',
      'parts.ts': '',
      'rest.ts': "export const f = 1; import './g.ts';",
      'e.ts': '',
      'g.ts': '',
    };

    const everything = ['index.ts', 'a.ts', 'parts.ts', 'rest.ts', 'g.ts'];

    it.each([
      ["import { a } from './index.ts';", ['a.ts']],
      ["import { c } from './index.ts';", ['parts.ts']],
      ["import { f } from './index.ts';", ['rest.ts', 'g.ts']],
      ["import { a, c } from './index.ts';", ['a.ts', 'parts.ts']],
      ["import { e } from './more.ts';", ['e.ts']],
      ["import * as all from './index.ts';", everything],
      ["import './index.ts';", everything],
      ["await import('./index.ts');", everything],
      ["export { c } from './index.ts';", ['parts.ts']],
    ])('%s follows only the imported names', async (code, expected) => {
      const folder = await folderWith({ [entry]: code, ...others });
      const stamp = () => new ImportGraph().reachOf([path.join(folder, entry)]).stamp;
      const before = stamp();
      const followed: string[] = [];
      for (const [name, text] of Object.entries(others)) {
        await writeFile(path.join(folder, name), `${text} // changed`);
        if (stamp() !== before) followed.push(name);
        await writeFile(path.join(folder, name), text);
      }
      expect(followed).toEqual(expected);
    });
  });

  it('follows indirect imports, and stops at a cycle', async () => {
    const folder = await folderWith({
      [entry]: "import './a.ts';",
      'a.ts': "import './b.ts';",
      'b.ts': "import './a.ts';",
    });
    const stamp = () => new ImportGraph().reachOf([path.join(folder, entry)]).stamp;
    const before = stamp();
    await writeFile(path.join(folder, 'b.ts'), "import './a.ts'; // changed");
    expect(stamp()).not.toBe(before);
  });

  it('notices a new file in a glob', async () => {
    const folder = await folderWith({ [entry]: "import.meta.glob('./parts/*.ts');", 'parts/a.ts': '' });
    const stamp = () => new ImportGraph().reachOf([path.join(folder, entry)]).stamp;
    const before = stamp();
    await writeFile(path.join(folder, 'parts/b.ts'), '');
    expect(stamp()).not.toBe(before);
  });

  it.each([
    ['reads files', "import { readFile } from 'node:fs/promises';"],
    ['runs programs', "import { spawn } from 'child_process';"],
    ['starts threads', "import { Worker } from 'node:worker_threads';"],
    ['resolves modules', "import { createRequire } from 'node:module';"],
    ['imports a computed path', 'await import(process.argv[2]);'],
    ['imports from a pattern', 'await import(`./${name}.ts`);'],
    ['uses its own location', "new URL('page.html', import.meta.url);"],
    ['uses its own folder', 'read(import.meta.dirname);'],
    ['imports a virtual module of a plugin', "import 'virtual:theme';"],
    ['imports a missing file', "import './missing.ts';"],
  ])('is not bounded if a module %s', async (_, code) => {
    const folder = await folderWith({ [entry]: "import './a.ts';", 'a.ts': code });
    expect(new ImportGraph().reachOf([path.join(folder, entry)]).isBounded).toBe(false);
  });

  it.each(["import path from 'node:path';", "import { z } from 'zod';", 'import.meta.env.DEV;', "import('./a.ts');"])(
    'is bounded with %s',
    async (code) => {
      const folder = await folderWith({ [entry]: code, 'a.ts': '' });
      expect(new ImportGraph().reachOf([path.join(folder, entry)]).isBounded).toBe(true);
    },
  );

  it('follows imports between packages of the workspace, and stops at installed packages', async () => {
    const folder = await folderWith({
      [entry]: "import '@sponsor/rules/money'; import 'zod';",
      'packages/rules/package.json': '{ "name": "@sponsor/rules", "exports": { "./*": "./src/*.ts" } }',
      'packages/rules/src/money.ts': '',
      'node_modules/@sponsor/.keep': '',
    });
    await symlink('../../packages/rules', path.join(folder, 'node_modules/@sponsor/rules'));
    const reach = () => new ImportGraph().reachOf([path.join(folder, entry)]);
    const before = reach();
    expect(before.isBounded).toBe(true);
    await writeFile(path.join(folder, 'packages/rules/src/money.ts'), '// changed');
    expect(reach().stamp).not.toBe(before.stamp);
  });
});
