// Runs on the machine's own Node, which may be 20: plain JavaScript, and only built-in modules.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const tools = fileURLToPath(new URL('.', import.meta.url));
const read = (file) => JSON.parse(readFileSync(path.join(tools, file), 'utf8'));

const [, version, hash] = /^pnpm@([\d.]+)\+sha512\.([0-9a-f]+)$/.exec(read('../package.json').packageManager);
const installed = path.join(tools, 'node_modules', `pnpm-${version}`);

if (!existsSync(installed)) {
  mkdirSync(path.dirname(installed), { recursive: true });
  const folder = mkdtempSync(path.join(path.dirname(installed), 'fetched-'));
  try {
    fetchPackage(folder, 'pnpm', `sha512-${Buffer.from(hash, 'hex').toString('base64')}`);
    // The native part of pnpm. If its hash is not recorded, pnpm downloads it and checks npm's signature.
    const system = `${process.platform}-${process.arch}`;
    const isMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
    const integrity = isMusl ? undefined : read('pnpm-programs.json')[system];
    if (integrity) fetchPackage(folder, `@pnpm/exe.${system}`, integrity);
    // In one step, so that no other process finds it incomplete.
    renameSync(folder, installed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
// For programs that call pnpm by name.
process.env.PATH = [path.join(installed, 'node_modules/pnpm'), process.env.PATH].join(path.delimiter);
await import(pathToFileURL(path.join(installed, 'node_modules/pnpm/bin/pnpm.mjs')).href);

/** Downloads a package of pnpm's version into the folder; throws if its hash does not match. */
function fetchPackage(folder, name, integrity) {
  const target = path.join(folder, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  const packed = execFileSync('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const tarball = path.join(folder, packed.trim());
  const actual = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  if (actual !== integrity) throw new Error(`${name}@${version} has the hash ${actual} instead of ${integrity}.`);
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1']);
  rmSync(tarball);
}
