import type { Logger } from 'pino';
import { StartError } from '../base/start-error.ts';
import type { Database } from '../database/database.ts';

const timeoutMs = 60_000;
const firstDelayMs = 500;
const maxDelayMs = 8_000;

/**
 * Opens the PostgreSQL named by DATABASE_URL. Retries for a minute while it is starting, moving or busy; the log gives the
 * reason.
 *
 * @throws at once when the server must stop; StartError with the reason if the database does not come up or waiting cannot help.
 */
export async function connectWithRetries(
  connect: () => Promise<Database>,
  log: Pick<Logger, 'warn'>,
  stopping: AbortSignal,
): Promise<Database> {
  const began = performance.now();
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(maxDelayMs, 2 * delayMs)) {
    try {
      return await connect();
    } catch (error) {
      const { mayPass, reason } = explain(error);
      const leftMs = timeoutMs - (performance.now() - began);
      if (!mayPass || leftMs < delayMs) {
        const tried = mayPass ? ' Gave up after a minute.' : '';
        throw new StartError(`The database in DATABASE_URL cannot be opened: ${reason}.${tried}`);
      }
      log.warn(
        `The database in DATABASE_URL cannot be opened yet: ${reason}. Retrying for ${Math.round(leftMs / 1000)} s more.`,
      );
      await new Promise((resolve) => {
        setTimeout(resolve, delayMs);
        stopping.addEventListener('abort', resolve, { once: true });
      });
      stopping.throwIfAborted();
    }
  }
}

const mayPassReasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at its address',
  ENOENT: 'nothing listens at its address',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host is unknown',
  ECONNRESET: 'it closed the connection',
  '53300': 'it has no free connection',
  '55P03': 'another server is migrating its tables',
  '57P01': 'it is stopping',
  '57P03': 'it is starting or stopping',
};

const finalReasons: Readonly<Record<string, string>> = {
  '08P01': 'a connection pooler such as PgBouncer drops this server’s connection settings',
  '28000': 'it rejects this user or password',
  '28P01': 'it rejects this user or password',
  '3D000': 'it has no database of that name',
  '42501': 'this user may not change its tables',
  CERT_HAS_EXPIRED: 'its certificate is not trusted',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
};

/** The driver's own message may quote the address with its password, so it is left out. */
function explain(error: unknown): { mayPass: boolean; reason: string } {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('does not support SSL')) return { mayPass: false, reason: 'it does not support TLS' };
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) return { mayPass: true, reason: 'it does not respond' };
  const final = finalReasons[code];
  if (final !== undefined) return { mayPass: false, reason: `${final} (${code})` };
  // By class of SQLSTATE: connection, rollback, resources, object state, intervention; otherwise network errors.
  const mayPass = /^(08|40|53|55|57)...$/.test(code) || /^E[A-Z_]+$/.test(code);
  const reason = mayPassReasons[code] ?? (mayPass ? 'it does not respond' : 'its tables cannot be migrated');
  return { mayPass, reason: `${reason} (${code})` };
}
