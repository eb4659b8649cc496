import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { describeParts } from './describe-parts.ts';

const domain = 'packages/domain';

/**
 * Makes a folder with everything that a server needs and nothing else. Copy it to a machine with Node 24, and start it
 * there with `node start.mjs`. Its native parts are for the build machine's system.
 *
 * @param folder a path that does not exist yet.
 */
export async function makeFolder(folder: string): Promise<void> {
  // The server's user must be able to read the files, even if the builder's files are private.
  process.umask(0o022);
  const server = path.join(folder, 'packages/backend');
  execFileSync('node', ['tools/pnpm.mjs', '--filter', '@sponsor/backend', '--prod', 'deploy', server], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await buildDomain(path.join(server, 'node_modules/@sponsor/domain'));
  await cp('site/dist', path.join(folder, 'site/dist'), { recursive: true });
  await describeParts(folder);
  for (const name of ['Containerfile', 'sponsor-site.nginx.conf', 'sponsor-site.service', 'start.mjs']) {
    await cp(path.join(import.meta.dirname, name), path.join(folder, name));
  }
  // These files of pnpm are only for reinstalling, and contain paths of this machine.
  for (const note of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'node_modules/.pnpm-workspace-state-v1.json']) {
    await rm(path.join(server, note), { force: true });
  }
}

const manifestSchema = z.looseObject({ publishConfig: z.object({ exports: z.unknown() }) });

/** Replaces the domain with its published build, because Node runs no TypeScript in `node_modules`. */
async function buildDomain(installed: string): Promise<void> {
  const outDir = path.resolve(installed, 'dist');
  execFileSync('tsc', ['-p', `${domain}/tsconfig.build.json`, '--outDir', outDir], { stdio: 'inherit' });
  const manifest = manifestSchema.parse(JSON.parse(await readFile(`${domain}/package.json`, 'utf8')));
  const published = { ...manifest, exports: manifest.publishConfig.exports };
  await rm(path.join(installed, 'package.json'));
  await writeFile(path.join(installed, 'package.json'), JSON.stringify(published, undefined, 2));
}
