import { execFile } from 'node:child_process';
import { glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startRegistry } from './registry.ts';

/**
 * Publishes the packages of the last commit to a temporary registry, and installs them from there as a consumer would.
 * Nothing leaves the machine, and no tag remains: it works on a clone.
 */
const port = Number(process.env['PORT'] ?? 4490);
const registry = `http://127.0.0.1:${port}/`;
const folder = await mkdtemp(path.join(os.tmpdir(), 'sponsor-release-'));
const [clone, stranger] = [path.join(folder, 'clone'), path.join(folder, 'stranger')];
const upstream = (await run('npm', ['config', 'get', 'registry'], folder)).trim();

const server = await startRegistry('@sponsor', upstream, port);
try {
  const settings = `registry=${registry}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`;

  await run('git', ['clone', '--quiet', process.cwd(), clone], folder);
  await run('npm', ['run', 'pnpm', '--', 'install', '--frozen-lockfile', '--prefer-offline'], clone);
  await writeFile(path.join(clone, '.npmrc'), settings);
  await run('npm', ['run', 'release:pack'], clone);
  for await (const tarball of glob('dist/release/packages/*.tgz', { cwd: clone })) {
    await run('npm', ['publish', `./${tarball}`], clone);
  }

  await mkdir(stranger);
  await writeFile(path.join(stranger, 'package.json'), '{ "private": true, "type": "module" }');
  await writeFile(path.join(stranger, '.npmrc'), settings);
  await run('npm', ['install', '--no-audit', '--no-fund', '@sponsor/ui', 'react', 'react-dom'], stranger);
  const html = await run(
    process.execPath,
    [
      '--eval',
      `import { Button } from '@sponsor/ui';
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      process.stdout.write(renderToString(createElement(Button, {}, 'Invest')));`,
    ],
    stranger,
  );
  if (!/^<button .*>Invest<\/button>$/.test(html))
    throw new Error(`Unexpected output of the published package: ${html}`);
  const help = await run('npx', ['@sponsor/ui', '--help'], stranger);
  if (!help.startsWith('sponsor-ui brand')) throw new Error(`Unexpected output of the published command: ${help}`);
  process.stdout.write(await run('npm', ['ls', '@sponsor/ui', '@sponsor/domain'], stranger));
} finally {
  server.close();
  server.closeAllConnections();
}
await rm(folder, { recursive: true });

/** Runs a program against the registry, and resolves to its output. */
async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd });
  return stdout;
}
