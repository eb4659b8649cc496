import { cpSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { DatabaseTarget } from '../src/database/connect.ts';
import { createTestTarget, sufficientKinds } from '../test/databases.ts';
import { createOwnDatabase, startPostgresql } from '../test/postgresql-server.ts';
import { runKillDrill } from './kill-drill.ts';
import { runOutageDrill } from './outage-drill.ts';
import { cutPower, missingIn } from './power-loss.ts';
import { runPrivacyDrill } from './privacy-drill.ts';
import { recordElsewhere } from './record-elsewhere.ts';
import { runRollingDrill } from './rolling-drill.ts';

const postgresql = inject('postgresql');
/** A PostgreSQL of our own, which the drill may stop; a shared one it may not. */
const mayStopPostgresql = postgresql !== null && process.env['TEST_DATABASE_URL'] === undefined;

const fullDisk = new URL('../test/full-disk.ts', import.meta.url);
const report = () => {};
const killThreeTimes = (target: DatabaseTarget) => runKillDrill({ rounds: 3, target, report });
const nothingLost = { lost: [], undelivered: [], unknownToLedger: [] };

describe('faults', { timeout: 300_000 }, () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(await realpath(tmpdir()), 'sponsor-drill-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('lose no acknowledged lead on PGlite when the server is killed again and again', async () => {
    cpSync(inject('templateDataDir'), dataDir, { recursive: true });
    const found = await killThreeTimes({ dataDir });
    expect(found.acknowledged).toBeGreaterThan(0);
    expect(found).toMatchObject(nothingLost);
  });

  // Outside CI the three servers below, one of which is killed, have to do.
  it.runIf(postgresql && process.env['CI'])('lose none on PostgreSQL either', async () => {
    const { databaseUrl, remove } = await createOwnDatabase(postgresql?.url ?? '');
    const found = await killThreeTimes({ databaseUrl });
    expect(found.acknowledged).toBeGreaterThan(0);
    expect(found).toMatchObject(nothingLost);
    await remove();
  });

  it.each(sufficientKinds)('keep the CRM from nothing that persons asked for, on the %s database', async (kind) => {
    const { target, remove } = await createTestTarget(kind);
    const { asked, ...faults } = await runPrivacyDrill({ people: 8, target, report });
    expect(asked).toBeGreaterThan(0);
    expect(faults).toEqual({ untold: [], outOfTurn: [], kept: [] });
    await remove();
  });

  it.runIf(process.platform === 'linux')('lose none when the power is cut under the embedded database', async () => {
    cpSync(inject('templateDataDir'), dataDir, { recursive: true });
    const { acknowledged, lost } = await cutPower(dataDir, 2, report);
    expect(acknowledged).toBeGreaterThan(5);
    expect(lost).toEqual([]);
  });

  it('lose none when the disk is full', async () => {
    cpSync(inject('templateDataDir'), dataDir, { recursive: true });
    const disk = { module: fullDisk, settings: { SPACE: '900000' } };
    const { acknowledged, code } = await recordElsewhere(dataDir, disk, { leads: 600 });
    expect(code).not.toBe(0);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.length).toBeLessThan(600);
    expect(await missingIn(dataDir, acknowledged)).toEqual([]);
  });

  it.runIf(mayStopPostgresql)(
    'lose none when PostgreSQL ends or freezes, and the server goes on by itself',
    async () => {
      const own = await startPostgresql();
      if (!own?.control) throw new Error('There is no PostgreSQL that may be stopped.');
      try {
        const { databaseUrl } = await createOwnDatabase(own.url);
        const found = await runOutageDrill({ target: { databaseUrl }, control: own.control, outageMs: 1_000, report });
        expect(found).toMatchObject(nothingLost);
      } finally {
        await own.stop();
      }
    },
  );

  it.runIf(postgresql)('lose none when three servers are replaced one after another', async () => {
    const { databaseUrl, remove } = await createOwnDatabase(postgresql?.url ?? '');
    const found = await runRollingDrill({ target: { databaseUrl }, leads: 60, report });
    expect(found.acknowledged).toBeGreaterThanOrEqual(60);
    expect(found).toMatchObject(nothingLost);
    await remove();
  });
});
