import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '../..');

/** Starts the built product on a free port with its own database, and waits until it is ready. */
export async function startProduct(settings: Readonly<Record<string, string>>) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sponsor-product-'));
  const port = String(await freePort());
  const server = spawn('node', ['packages/backend/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, RATE_LIMIT: 'off', ...settings },
  });
  await new Promise<void>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      if (line.startsWith('Ready on ')) resolve();
    });
    server.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(dataDir, { recursive: true });
    },
  };
}

/**
 * Below the ephemeral range, so that the system does not assign the port to another process before the product listens.
 */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
