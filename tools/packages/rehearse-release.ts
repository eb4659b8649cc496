import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { run } from './consumer.ts';

/**
 * Publishes the packages as the last commit has them to a registry that lives as long as this takes, and installs them
 * from there as a stranger would. Nothing leaves the machine, and no tag stays behind: it works on a clone.
 */
const port = process.env['PORT'] ?? '4490';
const registry = `http://127.0.0.1:${port}/`;
const folder = await mkdtemp(path.join(os.tmpdir(), 'sponsor-release-'));
const [clone, stranger] = [path.join(folder, 'clone'), path.join(folder, 'stranger')];
const upstream = run('npm', ['config', 'get', 'registry'], folder).trim();

await writeFile(
  path.join(folder, 'verdaccio.yaml'),
  JSON.stringify({
    storage: path.join(folder, 'storage'),
    uplinks: { upstream: { url: upstream } },
    packages: {
      '@sponsor/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  }),
);
const server = spawn('npx', ['-y', 'verdaccio@6.10.4', '--config', 'verdaccio.yaml', '--listen', `127.0.0.1:${port}`], {
  cwd: folder,
  stdio: 'inherit',
  detached: true,
});
try {
  await answers(`${registry}-/ping`);
  const settings = `registry=${registry}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`;

  run('git', ['clone', '--quiet', process.cwd(), clone], folder);
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], clone);
  await writeFile(path.join(clone, '.npmrc'), settings);
  run('pnpm', ['run', 'release:publish'], clone);

  await mkdir(stranger);
  await writeFile(path.join(stranger, 'package.json'), '{ "private": true, "type": "module" }');
  await writeFile(path.join(stranger, '.npmrc'), settings);
  run('npm', ['install', '--no-audit', '--no-fund', '@sponsor/ui', 'react', 'react-dom'], stranger);
  const html = run(
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
  if (!/^<button .*>Invest<\/button>$/.test(html)) throw new Error(`What was published renders this: ${html}`);
  const help = run('npx', ['@sponsor/ui', '--help'], stranger);
  if (!help.startsWith('sponsor-ui brand')) throw new Error(`The published command says: ${help}`);
  process.stdout.write(run('npm', ['ls', '@sponsor/ui', '@sponsor/domain'], stranger));
} finally {
  if (server.pid !== undefined) process.kill(-server.pid);
}
await rm(folder, { recursive: true });

/** Resolves once the address answers; npm may have to fetch the registry first. */
async function answers(address: string): Promise<void> {
  const tries = 600;
  for (let left = tries; left > 0; left -= 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`The registry does not answer at ${address}.`);
}
