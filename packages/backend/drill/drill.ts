import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { DatabaseTarget } from '../src/database/connect.ts';
import { createOwnDatabase, startPostgresql } from '../test/postgresql-server.ts';
import { runKillDrill } from './kill-drill.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const rounds = Number(values.rounds);
let lost = 0;

const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'sponsor-drill-'));
const server = await startPostgresql();
try {
  await drill('PGlite', { dataDir });
  if (server) await drillPostgresql(server.url);
  else print('PostgreSQL was not tried: TEST_DATABASE_URL is not set and pg_ctl was not found.');
} finally {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (lost > 0) process.exitCode = 1;

async function drillPostgresql(serverUrl: string): Promise<void> {
  const { databaseUrl, remove } = await createOwnDatabase(serverUrl);
  await drill('PostgreSQL', { databaseUrl });
  await remove();
}

async function drill(name: string, target: DatabaseTarget): Promise<void> {
  const found = await runKillDrill({ rounds, target, report: (line) => print(`${name}: ${line}`) });
  lost += found.lost.length + found.undelivered.length + found.unknownToLedger.length;
  print(
    `${name}: ${rounds} kills, ${found.acknowledged} sign-ups acknowledged, ${found.stored} stored, ${found.lost.length} lost, ` +
      `${found.undelivered.length} undelivered, ${found.unknownToLedger.length} at the CRM alone.`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
