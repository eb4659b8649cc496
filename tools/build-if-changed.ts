import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { sourceStamp } from './source-stamp.ts';

if (!process.version.startsWith('v24.')) {
  throw new Error(
    `This needs Node 24, and ${process.version} is running: the automatic install did not finish. Run it again.`,
  );
}

const stampFile = 'site/dist/source-stamp';
const packages = ['domain', 'content', 'ui', 'drawings'].map((name) => `packages/${name}`);
const stamp = await sourceStamp([...packages, 'site', 'pnpm-lock.yaml']);
if ((await readFile(stampFile, 'utf8').catch(() => undefined)) !== stamp) {
  execFileSync(process.execPath, ['build.ts'], { cwd: 'site', stdio: 'inherit' });
  await writeFile(stampFile, stamp);
}
