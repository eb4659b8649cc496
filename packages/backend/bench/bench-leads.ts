import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { type ServerProcess, startProgram, startServer } from '../drill/server-process.ts';
import type { DatabaseTarget } from '../src/database/connect.ts';
import { createOwnDatabase, type PostgresqlServer, startPostgresql } from '../test/postgresql-server.ts';
import { postSignUps, type Speed } from './post-sign-ups.ts';

// Measures sign-ups stored per second beside two bounds of the same machine: the HTTP stack without any storage, and the
// same writes by PostgreSQL's own benchmark. Only the ratios are meaningful on other machines.

const clients = 50;
const seconds = 10;
const run = promisify(execFile);

const folder = await mkdtemp(join(await realpath(tmpdir()), 'sponsor-bench-'));
const postgresql = await startPostgresql({ durable: true });
try {
  const bare = await speedOf(startProgram(new URL('bare-server.ts', import.meta.url), {}));
  print(`A bare answer: ${said(bare)}.`);
  const embedded = await speedOf(serverOn({ dataDir: join(folder, 'data') }));
  print(`Embedded database: ${said(embedded)}; ${ratio(embedded, bare)} of a bare answer.`);
  if (postgresql) await benchPostgresql(postgresql, bare);
  else print('PostgreSQL was not measured: TEST_DATABASE_URL is not set and pg_ctl was not found.');
} finally {
  await postgresql?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function benchPostgresql({ url }: PostgresqlServer, bare: Speed): Promise<void> {
  const { databaseUrl, remove } = await createOwnDatabase(url);
  const stored = await speedOf(serverOn({ databaseUrl }));
  const perSecond = await pgbench(databaseUrl);
  print(
    `PostgreSQL: ${said(stored)}; ${ratio(stored, bare)} of a bare answer, ` +
      `${ratio(stored, { perSecond })} of pgbench with the same rows (${Math.round(perSecond)} a second).`,
  );
  await remove();
}

function serverOn(target: DatabaseTarget): ServerProcess {
  // Nothing listens at this address, so deliveries cost next to nothing.
  return startServer(target, 'http://127.0.0.1:9');
}

async function speedOf(server: ServerProcess): Promise<Speed> {
  try {
    const origin = await server.ready;
    if (origin === undefined) throw new Error(`The server did not start:\n${server.output()}`);
    // Warm up: freshly loaded code is slow.
    await postSignUps(origin, clients, 2);
    return await postSignUps(origin, clients, seconds);
  } finally {
    await server.end('SIGTERM');
  }
}

async function pgbench(databaseUrl: string): Promise<number> {
  const script = new URL('same-writes.sql', import.meta.url).pathname;
  const { stdout } = await run('pgbench', [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${clients}`,
    '--jobs=2',
    `--time=${seconds}`,
    `--file=${script}`,
    databaseUrl,
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

function ratio(one: Pick<Speed, 'perSecond'>, other: Pick<Speed, 'perSecond'>): string {
  return (one.perSecond / other.perSecond).toFixed(2);
}

function said({ perSecond, p99 }: Speed): string {
  return `${Math.round(perSecond)} sign-ups a second, the slowest of a hundred in ${Math.round(p99)} ms`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
