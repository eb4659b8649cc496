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
        const tried = mayPass ? ' It was tried for a minute.' : '';
        throw new StartError(`The database that DATABASE_URL names cannot be opened: ${reason}.${tried}`);
      }
      log.warn(
        `The database that DATABASE_URL names cannot be opened yet: ${reason}. It is tried for ${Math.round(leftMs / 1000)} s more.`,
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
  ECONNREFUSED: 'nobody answers at its address',
  ENOENT: 'nobody answers at its address',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ECONNRESET: 'it broke the connection off',
  '53300': 'it has no connection left',
  '55P03': 'another server is changing its tables',
  '57P01': 'it is stopping',
  '57P03': 'it is starting or stopping',
};

const finalReasons: Readonly<Record<string, string>> = {
  '08P01': 'a pooler before it, such as PgBouncer, does not pass on what this server sets for its connections',
  '28000': 'it does not let this user in',
  '28P01': 'it does not let this user in',
  '3D000': 'it holds no database of that name',
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
  if (message.includes('does not support SSL')) return { mayPass: false, reason: 'it does not offer TLS' };
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) return { mayPass: true, reason: 'it does not answer' };
  const final = finalReasons[code];
  if (final !== undefined) return { mayPass: false, reason: `${final} (${code})` };
  // By class of SQLSTATE: connection, rollback, resources, object state, intervention; otherwise network errors.
  const mayPass = /^(08|40|53|55|57)...$/.test(code) || /^E[A-Z_]+$/.test(code);
  const reason = mayPassReasons[code] ?? (mayPass ? 'it does not answer' : 'its tables cannot be brought up to date');
  return { mayPass, reason: `${reason} (${code})` };
}
