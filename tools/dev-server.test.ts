import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('the development server', () => {
  let address = '';
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sponsor-dev-'));
    const server = spawn(process.execPath, ['dev-server.ts'], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir },
    });
    stop = async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(dataDir, { recursive: true });
    };
    for await (const line of createInterface(server.stdout)) {
      address = /^Ready on (.+)/.exec(line)?.[1] ?? '';
      if (address) break;
    }
  }, 120_000);
  afterAll(() => stop(), 30_000);

  it('renders a page from its sources, with its styles', async () => {
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const parts = [/<style>[^<]*\.HomeHero_words__\w+ \{/, /<h1[^>]+class="Heading_/, /<\/html>$/];
    expect(parts.filter((part) => !part.test(html))).toEqual([]);
  }, 120_000);

  it('has a policy that lets Vite inject styles and scripts, in the staff area too', async () => {
    const policy = (await fetch(`${address}/admin/leads`)).headers.get('Content-Security-Policy');
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain('worker-src blob:');
    expect(policy).not.toContain('trusted-types');
  }, 120_000);

  it('also serves scripts, files, forms and the page for unknown addresses', async () => {
    const [script, file, form, missing] = await Promise.all([
      fetch(`${address}/src/browser.ts`),
      fetch(`${address}/favicon.svg`),
      fetch(`${address}/api/forms/contact/submissions`, { method: 'POST', body: '{}' }),
      fetch(`${address}/nothing`),
    ]);
    expect(script.headers.get('Content-Type')).toContain('javascript');
    expect(file.headers.get('Content-Type')).toContain('svg');
    expect(form.status).toBe(415);
    expect(missing.status).toBe(404);
  }, 120_000);
});
