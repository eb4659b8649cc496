import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder = '';
let packed: Buffer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pnpm-'));
  await mkdir(path.join(folder, 'tools'));
  await copyFile(path.join(import.meta.dirname, 'pnpm.mjs'), path.join(folder, 'tools/pnpm.mjs'));
  await writeFile(path.join(folder, 'tools/pnpm-programs.json'), '{}');
  await mkdir(path.join(folder, 'package/bin'), { recursive: true });
  await writeFile(path.join(folder, 'package/bin/pnpm.mjs'), 'console.log(...process.argv.slice(2));');
  execFileSync('tar', ['-czf', 'pnpm-1.2.3.tgz', 'package'], { cwd: folder });
  packed = await readFile(path.join(folder, 'pnpm-1.2.3.tgz'));
  // Simulates a registry: answers every `npm pack <name> --silent --pack-destination <folder>` with this one tarball.
  await mkdir(path.join(folder, 'bin'));
  const npm = `#!/bin/sh\ncp "${folder}/pnpm-1.2.3.tgz" "$5" && echo pnpm-1.2.3.tgz\n`;
  await writeFile(path.join(folder, 'bin/npm'), npm, { mode: 0o755 });
});
afterEach(() => rm(folder, { recursive: true }));

async function runPnpm(hash: string, PATH = `${folder}/bin:${process.env['PATH']}`) {
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ packageManager: `pnpm@1.2.3+sha512.${hash}` }));
  return spawnSync(process.execPath, ['tools/pnpm.mjs', 'install'], { cwd: folder, encoding: 'utf8', env: { PATH } });
}

describe.skipIf(process.platform === 'win32')('[release-2] pnpm', () => {
  it('is downloaded once and run if its hash matches the recorded one', async () => {
    const hash = createHash('sha512').update(packed).digest('hex');
    expect(await runPnpm(hash)).toMatchObject({ status: 0, stdout: 'install\n', stderr: '' });
    expect(await runPnpm(hash, '/nowhere')).toMatchObject({ status: 0, stdout: 'install\n', stderr: '' });
  });

  it('is neither run nor kept if its hash differs', async () => {
    const { status, stdout, stderr } = await runPnpm('ab'.repeat(64));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('pnpm@1.2.3 has the hash sha512-');
    expect(await readdir(path.join(folder, 'tools/node_modules'))).toEqual([]);
  });

  it('includes no native part whose hash differs', async () => {
    const programs = { [`${process.platform}-${process.arch}`]: 'sha512-another' };
    await writeFile(path.join(folder, 'tools/pnpm-programs.json'), JSON.stringify(programs));
    const { status, stderr } = await runPnpm(createHash('sha512').update(packed).digest('hex'));
    expect(status).toBe(1);
    expect(stderr).toContain(`@pnpm/exe.${process.platform}-${process.arch}@1.2.3 has the hash`);
  });
});
