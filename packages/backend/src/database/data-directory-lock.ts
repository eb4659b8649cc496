import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const sqliteBusy = 5;

/** Two processes on one embedded database overwrite each other's leads, so the second must not start. */
export class DataDirectoryInUseError extends Error {
  override readonly name = 'DataDirectoryInUseError';

  constructor(dataDir: string) {
    super(
      `The data directory ${dataDir} is in use by another server. Stop that one, choose another DATA_DIR, or set DATABASE_URL so that several can share one PostgreSQL.`,
    );
  }
}

/**
 * Holds an operating-system lock that ends with the process, however it ends.
 *
 * @returns the release.
 * @throws DataDirectoryInUseError
 */
export function lockDataDirectory(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'database.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      throw new DataDirectoryInUseError(dataDir);
    }
    throw error;
  }
  return () => lock.close();
}
