import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { startServer } from '../drill/server-process.ts';
import type { DatabaseTarget } from '../src/database/connect.ts';
import { createOwnDatabase, startPostgresql } from '../test/postgresql-server.ts';
import type { Flood } from './flood.ts';

// Measures how long readers wait for a page during a flood of sign-ups, beside their wait without one.

const page = '/terms';
const readers = 4;
const signUpsPerSecond = 500;
const seconds = 10;
const betweenViewsMs = 20;

const folder = await mkdtemp(join(await realpath(tmpdir()), 'sponsor-bench-'));
const postgresql = await startPostgresql({ durable: true });
try {
  await bench('Embedded database', { dataDir: join(folder, 'data') });
  if (postgresql) {
    const { databaseUrl, remove } = await createOwnDatabase(postgresql.url);
    await bench('PostgreSQL', { databaseUrl });
    await remove();
  } else print('PostgreSQL was not measured: TEST_DATABASE_URL is not set and pg_ctl was not found.');
} finally {
  await postgresql?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function bench(name: string, target: DatabaseTarget): Promise<void> {
  const siteDist = fileURLToPath(new URL('../../../site/dist', import.meta.url));
  // Nothing listens at this address, so deliveries cost next to nothing.
  const server = startServer(target, 'http://127.0.0.1:9', { SITE_DIST: siteDist });
  try {
    const origin = await server.ready;
    if (origin === undefined) throw new Error(`The server did not start:\n${server.output()}`);
    // Warm up: freshly loaded code is slow.
    await Promise.all([readPage(origin, 3), signUp(origin, 3)]);
    const alone = await readPage(origin, seconds);
    const [beside, stored] = await Promise.all([readPage(origin, seconds), signUp(origin, seconds)]);
    print(
      `${name}: of a hundred answers to ${page} the slowest but one in ${alone.toFixed(1)} ms; ` +
        `${beside.toFixed(1)} ms, ${(beside / alone).toFixed(2)} times that, while ${Math.round(stored)} sign-ups a second were stored.`,
    );
  } finally {
    await server.end('SIGTERM');
  }
}

/** The second slowest of a hundred responses, in milliseconds. */
async function readPage(origin: string, forSeconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const end = performance.now() + forSeconds * 1_000;

  async function reader(): Promise<void> {
    while (performance.now() < end) {
      const began = performance.now();
      const status = await statusOf(origin + page, agent);
      if (status !== 200) throw new Error(`${page} was answered with ${status}.`);
      times.push(performance.now() - began);
      await rest(betweenViewsMs);
    }
  }

  await Promise.all(Array.from({ length: readers }, reader));
  agent.destroy();
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

/** Returns the sign-ups stored per second. Runs in its own thread, or readers would also wait for the flood to be sent. */
async function signUp(origin: string, forSeconds: number): Promise<number> {
  const workerData = { origin, seconds: forSeconds, perSecond: signUpsPerSecond } satisfies Flood;
  const [stored] = await once(new Worker(new URL('flood.ts', import.meta.url), { workerData }), 'message');
  return z.number().parse(stored);
}

function statusOf(address: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => answer.resume().on('end', () => resolve(answer.statusCode))).on(
      'error',
      reject,
    );
  });
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
