import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';

const program = path.join(import.meta.dirname, 'run.mjs');

/** Makes a folder with everything installed except Node, as on a Mac. */
async function installedFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'run-'));
  await mkdir(path.join(folder, 'node_modules/.pnpm'), { recursive: true });
  await mkdir(path.join(folder, 'node_modules/.bin'));
  for (const lockfile of ['pnpm-lock.yaml', 'node_modules/.pnpm/lock.yaml']) {
    await writeFile(path.join(folder, lockfile), 'lockfileVersion: 9');
  }
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module", "optionalDependencies": {} }');
  await writeFile(
    path.join(folder, 'old.mjs'),
    `Object.defineProperty(process.versions, 'node', { value: '20.20.2' });
     Object.defineProperty(process, 'version', { value: 'v20.20.2' });`,
  );
  await writeFile(
    path.join(folder, 'hello.ts'),
    'const word: string = process.argv[2]; console.log(word, process.execPath);',
  );
  return folder;
}

const run = (cwd: string, ...args: readonly string[]) => spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });

// On Windows, pnpm is always run.
describe.skipIf(process.platform === 'win32')('a program of the repository', () => {
  it("runs on the machine's Node if none is carried, also the second time", async () => {
    const folder = await installedFolder();
    for (const time of ['first', 'second']) {
      const { stdout, stderr } = run(folder, program, 'node', 'hello.ts', time);
      expect(stderr).toBe('');
      expect(stdout).toBe(`${time} ${process.execPath}\n`);
    }
  });

  it('runs on the carried Node if there is one, however old that of the machine is', async () => {
    const folder = await installedFolder();
    const optionalDependencies = { [`node-${process.platform}-${process.arch}`]: '24.21.0' };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ optionalDependencies }));
    const own = path.join(folder, 'node_modules/.bin/node');
    await writeFile(own, `#!/bin/sh\necho carried "$@"\n`, { mode: 0o755 });
    expect(run(folder, '--import', './old.mjs', program, 'node', 'hello.ts', 'x').stdout).toBe('carried hello.ts x\n');
  });

  it("says in one sentence that the machine's Node is too old, if none is carried", async () => {
    const folder = await installedFolder();
    const { status, stderr, stdout } = run(folder, '--import', './old.mjs', program, 'node', 'hello.ts');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^Node 24 or newer is required; this is v20\.20\.2\. .*\n$/);
  });

  it("exits with the program's exit code", async () => {
    const folder = await installedFolder();
    await writeFile(path.join(folder, 'fails.ts'), 'process.exit(3);');
    expect(run(folder, program, 'node', 'fails.ts').status).toBe(3);
  });
});
