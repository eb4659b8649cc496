import { cpSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseTarget } from '../src/database/connect.ts';
import type { Database } from '../src/database/database.ts';
import { createOwnDatabase } from './postgresql-server.ts';

const postgresql = inject('postgresql');

/** The kinds of database this machine can run: both where PostgreSQL is found. */
export const databaseKinds: readonly Database['kind'][] = postgresql ? ['embedded', 'postgresql'] : ['embedded'];

/** For tests with the same result on either kind: PostgreSQL if present, which is five times as fast; both if `CI` is set. */
export const sufficientKinds = process.env['CI'] ? databaseKinds : databaseKinds.slice(-1);

export interface TestTarget {
  target: DatabaseTarget;
  /** Close every database on it first. */
  remove: () => Promise<void>;
}

/** A place for one database that can be opened, closed and reopened. */
export function createTestTarget(kind: Database['kind']): Promise<TestTarget> {
  return kind === 'embedded' ? createDataDirectory('templateDataDir') : createPostgresqlDatabase(postgresql?.template);
}

/** A database without tables. */
export function createBlankTarget(kind: Database['kind']): Promise<TestTarget> {
  return kind === 'embedded' ? createDataDirectory('blankDataDir') : createPostgresqlDatabase();
}

/** A place where no server has ever run. */
export async function createUnusedTarget(kind: Database['kind']): Promise<TestTarget> {
  if (kind === 'postgresql') return createPostgresqlDatabase();
  const dataDir = await createFolder();
  return { target: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A new, migrated database; `close` also removes it. */
export async function openTestDatabase(kind: Database['kind']): Promise<Database> {
  const { target, remove } = await createTestTarget(kind);
  const database = await connectDatabase(target);
  return {
    ...database,
    async close() {
      await database.close();
      await remove();
    },
  };
}

/** Deletes every lead and its related rows. `truncate` creates each file again, which takes the embedded database 40 ms. */
export function emptyLedger(database: Database): Promise<void> {
  return database.exec(`
    alter table lead_events disable trigger user;
    delete from lead_events; delete from privacy_requests; delete from lead_notices; delete from deliveries; delete from delivery_lanes;
    delete from submissions; delete from leads; delete from suppressions;
    alter table lead_events enable trigger user`);
}

async function createDataDirectory(template: 'blankDataDir' | 'templateDataDir'): Promise<TestTarget> {
  const place = await createUnusedTarget('embedded');
  // A thousand files: the asynchronous copy takes over ten times as long.
  if ('dataDir' in place.target) cpSync(inject(template), place.target.dataDir, { recursive: true });
  return place;
}

async function createFolder(): Promise<string> {
  return mkdtemp(join(await realpath(tmpdir()), 'sponsor-data-'));
}

async function createPostgresqlDatabase(template?: string): Promise<TestTarget> {
  if (!postgresql) throw new Error('There is no PostgreSQL to test on.');
  const { databaseUrl, remove } = await createOwnDatabase(postgresql.url, template);
  return { target: { databaseUrl }, remove };
}
