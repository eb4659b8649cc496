import { existsSync } from 'node:fs';
import { DataDirectoryError, databaseIn } from './data-directory.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { migrate } from './migrate.ts';
import { migratePostgresql, openPostgresql } from './postgresql.ts';

export type DatabaseTarget =
  | { dataDir: string }
  | {
      databaseUrl: string;
      /** As the owner of the tables, where `databaseUrl` is to be another user who cannot change the audit log. */
      migrateUrl?: string;
    };

type OnBroken = (reason: string) => void;

/**
 * Opens the database and brings its schema up to date.
 *
 * @param onBroken is called once an embedded one will never answer again: only another process can open it anew.
 * @throws DataDirectoryError when the data directory cannot be used, or another process holds it.
 */
export async function connectDatabase(target: DatabaseTarget, onBroken?: OnBroken): Promise<Database> {
  if ('databaseUrl' in target) await migratePostgresql(target.migrateUrl ?? target.databaseUrl, target.databaseUrl);
  const database = await openDatabase(target, onBroken);
  if ('dataDir' in target) await migrate(database);
  return database;
}

/** A batch of leads is stored at a time; what comes before it, as a limit, is short. */
const connectionsForForms = 3;

/**
 * The same database for what visitors' forms ask of it. Of a PostgreSQL it has connections that nothing else uses, so that
 * no reading of staff, however slow, keeps a lead out.
 */
export function openForForms(target: DatabaseTarget, database: Database): Database {
  return 'databaseUrl' in target ? openPostgresql(target.databaseUrl, connectionsForForms) : database;
}

/**
 * Opens the database as it is, for what must not change it.
 *
 * @throws DataDirectoryError as above.
 */
export async function openDatabase(target: DatabaseTarget, onBroken: OnBroken = () => {}): Promise<Database> {
  return 'databaseUrl' in target ? openPostgresql(target.databaseUrl) : openEmbeddedDatabase(target.dataDir, onBroken);
}

/**
 * For what works on leads that are there: a misspelt DATA_DIR is not to become an empty database.
 *
 * @throws DataDirectoryError where there is none.
 */
export function requireDatabase(target: DatabaseTarget): DatabaseTarget {
  if ('dataDir' in target && !existsSync(databaseIn(target.dataDir))) {
    throw new DataDirectoryError(
      `There is no database in ${target.dataDir}: no server has been started on it. Check DATA_DIR.`,
    );
  }
  return target;
}
