import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A data directory that cannot be used. Its message is one sentence for the operator. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
}

/** The folder of the database's files in the data directory. */
export function databaseIn(dataDir: string): string {
  return join(dataDir, 'database');
}

/**
 * Creates the data directory if needed and makes it private to this user: it holds leads, and the machine may be shared.
 *
 * @throws DataDirectoryError
 */
export function prepareDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    // Leave the mode of a folder that others share; our own files in it stay private.
    if (readdirSync(dataDir).every((name) => name.startsWith('database'))) close(dataDir);
    if (existsSync(databaseIn(dataDir))) close(databaseIn(dataDir));
  } catch (error) {
    throw new DataDirectoryError(`The data directory ${dataDir} ${faultOf(error)}. Choose another DATA_DIR.`);
  }
  if (process.getuid?.() !== 0 || !existsSync(databaseIn(dataDir))) return;
  const { uid } = statSync(databaseIn(dataDir));
  if (uid === 0) return;
  throw new DataDirectoryError(
    `The database in ${dataDir} belongs to user ${uid}. Run this as that user: the server could not open files that root writes there.`,
  );
}

function close(folder: string): void {
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const { mode, uid } = statSync(folder);
  const open = (mode & 0o077) !== 0;
  // An orchestrator's volume belongs to another user, who is responsible for it.
  if (open && uid === process.getuid?.()) chmodSync(folder, 0o700);
}

function faultOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is not a folder';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `is not readable and writable for this user (${code})`;
  return `cannot be used (${code})`;
}
