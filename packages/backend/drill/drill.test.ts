import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { DatabaseTarget } from '../src/database/connect.ts';
import { createOwnDatabase } from '../test/postgresql-server.ts';
import { runKillDrill } from './kill-drill.ts';

const postgresqlUrl = inject('postgresqlUrl');

const killThreeTimes = (target: DatabaseTarget) => runKillDrill({ rounds: 3, target, report: () => {} });
const nothingLost = { lost: [], undelivered: [], unknownToLedger: [] };

describe('a server that is killed again and again', { timeout: 240_000 }, () => {
  it('loses no acknowledged lead on PGlite', async () => {
    const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'sponsor-drill-'));
    const found = await killThreeTimes({ dataDir });

    expect(found.acknowledged).toBeGreaterThan(0);
    expect(found).toMatchObject(nothingLost);
    await rm(dataDir, { recursive: true, force: true });
  });

  it.runIf(postgresqlUrl)('loses no acknowledged lead on PostgreSQL', async () => {
    const { databaseUrl, remove } = await createOwnDatabase(postgresqlUrl ?? '');
    const found = await killThreeTimes({ databaseUrl });

    expect(found.acknowledged).toBeGreaterThan(0);
    expect(found).toMatchObject(nothingLost);
    await remove();
  });
});
