import { isLoopback } from './base/loopback.ts';
import { StartError } from './base/start-error.ts';
import type { DatabaseTarget } from './database/connect.ts';

interface DatabaseSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  MIGRATE_DATABASE_URL?: string | undefined;
}

/**
 * Reads which database the server uses.
 *
 * @throws StartError if the settings contradict each other.
 */
export function readDatabase({
  DATA_DIR,
  DATABASE_URL,
  MIGRATE_DATABASE_URL: migrateUrl,
}: DatabaseSettings): DatabaseTarget {
  if (migrateUrl === undefined)
    return DATABASE_URL === undefined ? { dataDir: DATA_DIR } : { databaseUrl: DATABASE_URL };
  if (DATABASE_URL === undefined) throw new StartError('MIGRATE_DATABASE_URL requires DATABASE_URL: set both.');
  const [owner, server] = [new URL(migrateUrl), new URL(DATABASE_URL)];
  if (owner.username === server.username || owner.pathname !== server.pathname) {
    throw new StartError(
      'MIGRATE_DATABASE_URL must name the same database as DATABASE_URL and its owner as the user, so that the server itself cannot change the audit log.',
    );
  }
  return { databaseUrl: DATABASE_URL, migrateUrl };
}

/**
 * Whether leads would travel to the database unencrypted. In a private network that may be intended, so the operator decides.
 */
export function isUnencrypted(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  if (host === '' || host.startsWith('/') || isLoopback(host)) return false;
  const mode = searchParams.get('sslmode') ?? searchParams.get('ssl') ?? 'disable';
  return ['disable', 'false', '0'].includes(mode);
}
