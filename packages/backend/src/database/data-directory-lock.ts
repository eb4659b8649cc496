import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataDirectoryError } from './data-directory.ts';

const sqliteBusy = 5;

/**
 * Takes an operating-system lock that ends with the process, however it ends: two processes on one embedded database would
 * overwrite each other's leads, so the second must not start.
 *
 * @returns a function that releases it.
 * @throws DataDirectoryError
 */
export function lockDataDirectory(dataDir: string): () => void {
  const path = join(dataDir, 'database.lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      throw new DataDirectoryError(
        `The data directory ${dataDir} is in use by another server. Stop that one, choose another DATA_DIR, or set DATABASE_URL so that several can share one PostgreSQL.`,
      );
    }
    throw new DataDirectoryError(
      `The lock file ${path} cannot be used. If no server runs on that folder, remove the file and start again.`,
    );
  }
  return () => lock.close();
}
