import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { migrate } from './migrate.ts';
import { migratePostgresql, openPostgresql } from './postgresql.ts';

export type DatabaseTarget = { dataDir: string } | { databaseUrl: string };

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws DataDirectoryError when the data directory cannot be used, or another process holds it.
 */
export async function connectDatabase(target: DatabaseTarget): Promise<Database> {
  if ('databaseUrl' in target) await migratePostgresql(target.databaseUrl);
  const database = await openDatabase(target);
  if ('dataDir' in target) await migrate(database);
  return database;
}

/**
 * Opens the database as it is, for what must not change it.
 *
 * @throws DataDirectoryError as above.
 */
export async function openDatabase(target: DatabaseTarget): Promise<Database> {
  return 'databaseUrl' in target ? openPostgresql(target.databaseUrl) : openEmbeddedDatabase(target.dataDir);
}
