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
      /** As the owner of the tables, if `databaseUrl` is another user who cannot change the audit log. */
      migrateUrl?: string;
    };

type OnBroken = (reason: string) => void;

/**
 * Opens the database and migrates it.
 *
 * @param onBroken is called once an embedded database can never answer again and needs another process.
 * @throws DataDirectoryError if the data directory cannot be used, or another process holds it.
 */
export async function connectDatabase(target: DatabaseTarget, onBroken?: OnBroken): Promise<Database> {
  if ('databaseUrl' in target) await migratePostgresql(target.migrateUrl ?? target.databaseUrl, target.databaseUrl);
  const database = await openDatabase(target, onBroken);
  if ('dataDir' in target) await migrate(database);
  return database;
}

/** Batches of leads are stored one at a time; the statements before them, such as limits, are short. */
const formsConnections = 3;

/**
 * The same database for visitors' forms. With PostgreSQL it has its own connections, so that no read by staff, however
 * slow, keeps a lead out.
 */
export function openFormsDatabase(target: DatabaseTarget, database: Database): Database {
  return 'databaseUrl' in target ? openPostgresql(target.databaseUrl, formsConnections) : database;
}

/**
 * Opens the database without migrating it, for commands that must not change it.
 *
 * @throws DataDirectoryError as `connect` does.
 */
export async function openDatabase(target: DatabaseTarget, onBroken: OnBroken = () => {}): Promise<Database> {
  return 'databaseUrl' in target ? openPostgresql(target.databaseUrl) : openEmbeddedDatabase(target.dataDir, onBroken);
}

/**
 * Refuses to create a database, for commands on existing leads: a misspelled DATA_DIR must not become an empty database.
 *
 * @throws DataDirectoryError if there is none.
 */
export function requireDatabase(target: DatabaseTarget): DatabaseTarget {
  if ('dataDir' in target && !existsSync(databaseIn(target.dataDir))) {
    throw new DataDirectoryError(
      `There is no database in ${target.dataDir}: no server has been started on it. Check DATA_DIR.`,
    );
  }
  return target;
}
