import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openPostgresql } from './postgresql.ts';

export type DatabaseTarget = { dataDir: string } | { databaseUrl: string };

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws DataDirectoryError when the data directory cannot be used, or another process holds it.
 */
export async function connectDatabase(target: DatabaseTarget): Promise<Database> {
  if ('databaseUrl' in target) return openPostgresql(target.databaseUrl);
  const database = await openEmbeddedDatabase(target.dataDir);
  await migrate(database);
  return database;
}
