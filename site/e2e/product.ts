import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect } from 'playwright/test';
import { startFakeCrm } from './fake-crm.ts';

const root = path.resolve(import.meta.dirname, '../..');

export const staff = { email: 'staff@example.com', password: 'a long enough password' };

interface Product {
  url: string;
  crm: Awaited<ReturnType<typeof startFakeCrm>>;
}

interface Fixtures {
  /** What the page has told the console so far; a test fails that leaves an error or a warning in here. */
  complaints: string[];
}

/** The built site on the real server with a database of its own, and a CRM of ours behind it. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // Playwright reads the names of the fixtures from the pattern, also when there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const crm = await startFakeCrm();
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sponsor-journeys-'));
      const port = await freePort();
      const server = spawn('node', ['packages/backend/src/main.ts'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          RATE_LIMIT: 'off',
          STAFF_EMAIL: staff.email,
          STAFF_PASSWORD: staff.password,
          CRM_URL: crm.url,
          CRM_TOKEN: 'crm-secret',
          CRM_PORTAL_ID: 'portal-1',
          CRM_FORM_SIGN_UP: 'form-sign-up',
        },
      });
      await new Promise<void>((resolve, reject) => {
        createInterface(server.stdout).on('line', (line) => {
          if (line.startsWith('Ready on ')) resolve();
        });
        server.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
      });
      await provide({ url: `http://127.0.0.1:${port}`, crm });
      server.kill('SIGTERM');
      await once(server, 'exit');
      crm.close();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ product }, provide) => provide(product.url),
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: { port: number } = Object(server.address());
  server.close();
  await once(server, 'close');
  return port;
}
