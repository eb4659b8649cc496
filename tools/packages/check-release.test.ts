import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const complete = {
  repository: { type: 'git', url: 'git+https://example.com/sponsor.git' },
  homepage: 'https://example.com/sponsor',
  bugs: 'https://example.com/sponsor/issues',
};
let project = '';

beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'sponsor-release-'));
});
afterEach(() => rm(project, { recursive: true }));

async function release(manifests: Readonly<Record<'domain' | 'ui', object>>) {
  for (const [name, manifest] of Object.entries(manifests)) {
    await mkdir(path.join(project, 'packages', name), { recursive: true });
    await writeFile(path.join(project, 'packages', name, 'package.json'), JSON.stringify(manifest));
  }
  const check = path.join(import.meta.dirname, 'check-release.ts');
  return spawnSync(process.execPath, [check], { cwd: project, encoding: 'utf8' });
}

it('allows packages to be published that name their repository, homepage and issue tracker', async () => {
  const { status, stderr } = await release({ domain: complete, ui: complete });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it.each(['repository', 'homepage', 'bugs'] as const)('refuses to publish a package without "%s"', async (field) => {
  const { [field]: _, ...incomplete } = complete;
  const { status, stderr } = await release({ domain: complete, ui: incomplete });
  expect(status).toBe(1);
  expect(stderr).toContain(`packages/ui/package.json has no "${field}"`);
});
