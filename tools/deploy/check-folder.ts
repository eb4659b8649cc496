import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { readBundled, readInstalled } from './describe-parts.ts';
import { makeFolder } from './make-folder.ts';

// Checks that the folder is a complete server: with an empty environment, for a user who can write only the data.

const signUp = {
  email: 'ann@example.org',
  lead_source: 'Landing Page Lead',
  utm_source: 'direct',
  utm_medium: 'website',
  utm_campaign: 'landing_page',
  utm_content: 'hero_form',
  utm_term: '',
};

const sbomSchema = z.object({
  components: z.array(
    z.object({
      purl: z.string(),
      licenses: z.array(z.unknown()).min(1),
      externalReferences: z.array(z.object({ type: z.string(), hashes: z.array(z.unknown()).optional() })).default([]),
    }),
  ),
});

// Simulates a machine where new files are private: the server's user must still be able to read the folder.
process.umask(0o077);
const place = await mkdtemp(path.join(await realpath(tmpdir()), 'sponsor-deploy-'));
await chmod(place, 0o755);
const folder = path.join(place, 'site');
const dataDir = path.join(place, 'data');
await makeFolder(folder);
await checkContents();
await checkParts();

const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
await mkdir(dataDir);
if (nobody.uid !== undefined) await chown(dataDir, nobody.uid, nobody.gid);
const server = spawn(process.execPath, [path.join(folder, 'start.mjs')], {
  ...nobody,
  cwd: '/',
  env: { PORT: '0', DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const origin = await ready(server);
  const page = await fetch(`${origin}/`);
  assert.match(await page.text(), /<h1/);
  const lead = await fetch(`${origin}/api/forms/sign-up/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ fields: Object.entries(signUp).map(([name, value]) => ({ name, value })) }),
  });
  assert.deepEqual([page.status, lead.status], [200, 200]);
} finally {
  server.kill('SIGTERM');
}
const [code] = await once(server, 'exit');
assert.equal(code, 0);
await rm(place, { recursive: true });

/** Checks that no tool or test is included, and that every link ends inside the folder. */
async function checkContents(): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isSymbolicLink())) {
    const target = await realpath(path.join(entry.parentPath, entry.name));
    assert.ok(target.startsWith(`${folder}/`), `${entry.name} leads to ${target}`);
  }
  const backend = path.join(folder, 'packages/backend');
  assert.deepEqual((await readdir(backend)).toSorted(), ['migrations', 'node_modules', 'package.json', 'src']);
  assert.ok(!(await readdir(path.join(backend, 'src'), { recursive: true })).some((name) => name.endsWith('.test.ts')));
  const { devDependencies = {} } = JSON.parse(await readFile('package.json', 'utf8'));
  const installed = await readdir(path.join(backend, 'node_modules/.pnpm'));
  const tools = Object.keys(devDependencies).map((name) => `${name.replace('/', '+')}@`);
  const shared = new Set(['sharp@', 'zod@', 'react@', 'react-dom@']);
  const found = installed.filter((name) => tools.some((tool) => name.startsWith(tool) && !shared.has(tool)));
  assert.deepEqual(found, []);
}

/**
 * Checks that the list of parts has each shipped package with its hash and license, and that the notices have its
 * license.
 */
async function checkParts(): Promise<void> {
  const parts = [...(await readInstalled(folder)), ...(await readBundled(folder))];
  const notices = await readFile(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  const lacking = parts.filter((part) => !notices.includes(`\n${part.name} ${part.version} (${part.identifier})\n`));
  assert.deepEqual(lacking, []);
  assert.match(notices, /GNU LESSER GENERAL PUBLIC LICENSE[^]*GNU GENERAL PUBLIC LICENSE/);
  const { components } = sbomSchema.parse(JSON.parse(await readFile(path.join(folder, 'sbom.cdx.json'), 'utf8')));
  const others = components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40sponsor/'));
  const unhashed = others.filter(({ externalReferences }) => !externalReferences.some(({ hashes }) => hashes?.length));
  assert.deepEqual(unhashed, []);
  const listed = others.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', '')));
  const shipped = new Set(parts.map(({ name, version }) => `${name}@${version}`));
  assert.deepEqual(listed.toSorted(), [...shipped].toSorted());
}

async function ready(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The server has no output.');
  for await (const line of createInterface(child.stdout)) {
    const origin = /^Ready on (http:\S+)$/.exec(line)?.[1];
    if (origin !== undefined) {
      child.stdout.resume();
      return origin;
    }
  }
  throw new Error('The server ended before it was ready.');
}
