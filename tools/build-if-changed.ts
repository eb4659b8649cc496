import { execFileSync } from 'node:child_process';
import { readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceStamp } from './source-stamp.ts';

const stampFile = 'site/dist/source-stamp';
// Contains links to the packages of the site, wherever the sponsor's packages are.
const scope = 'site/node_modules/@sponsor';
const packages = await Promise.all(
  (await readdir(scope)).map(async (name) => path.relative('', await realpath(`${scope}/${name}`))),
);
const stamp = await sourceStamp([...packages, 'site', 'pnpm-lock.yaml']);
if ((await readFile(stampFile, 'utf8').catch(() => undefined)) !== stamp) {
  execFileSync(process.execPath, ['build.ts'], { cwd: 'site', stdio: 'inherit' });
  await writeFile(stampFile, stamp);
}
