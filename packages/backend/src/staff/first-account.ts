import type { Logger } from 'pino';
import { programs, recordAudit } from '../audit/record-audit.ts';
import { StartError } from '../base/start-error.ts';
import type { Database, Queryable } from '../database/database.ts';
import { findByPassword, hasStaff, insertAccount, lockStaff } from './accounts.ts';
import { issueLink } from './one-time-links.ts';
import type { IsEasyToGuess } from './password-strength.ts';
import { hashPassword } from './passwords.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** `in-force`: the account already has these credentials. `not-applied`: there are accounts, with other credentials. */
export type FirstAdministratorResult = 'created' | 'in-force' | 'not-applied' | 'weak-password';

/** Creates the administrator named in the environment. Changes nothing once there is an account. */
export async function createFirstAdministrator(
  database: Database,
  { email, password }: Credentials,
  isEasyToGuess: IsEasyToGuess,
  now: Date,
): Promise<FirstAdministratorResult> {
  if (await hasStaff(database)) return (await findByPassword(database, email, password)) ? 'in-force' : 'not-applied';
  if (await isEasyToGuess(password, email)) return 'weak-password';
  const passwordHash = await hashPassword(password);
  return database.transaction(async (transaction) => {
    await lockStaff(transaction);
    // Another server that started at the same moment was given the same credentials.
    if (await hasStaff(transaction)) return 'in-force';
    const role = 'administrator';
    await insertAccount(transaction, { email, role, passwordHash }, now);
    const subject = email.toLowerCase();
    await recordAudit(
      transaction,
      { actor: programs.server, action: 'account created', subject, details: { role } },
      now,
    );
    return 'created';
  });
}

/**
 * Does the same at a start, and logs the outcome for the operator. Does nothing without credentials.
 *
 * @throws StartError if the password is too easy to guess.
 */
export async function ensureFirstAdministrator(
  database: Database,
  credentials: Credentials | undefined,
  { isEasyToGuess, log, now }: { isEasyToGuess: IsEasyToGuess; log: Pick<Logger, 'warn'>; now: Date },
): Promise<void> {
  if (credentials === undefined) return;
  const result = await createFirstAdministrator(database, credentials, isEasyToGuess, now);
  if (result === 'weak-password') {
    throw new StartError(
      'STAFF_PASSWORD is too easy to guess: it is mostly common words, names and years. Choose several unrelated words.',
    );
  }
  if (result === 'not-applied') {
    log.warn(
      'STAFF_EMAIL and STAFF_PASSWORD are ignored: they only create the first account, and there are accounts already.',
    );
  }
}

/** Returns a new token for the link to the first account; undefined once there is an account. */
export async function issueFirstLink(database: Queryable, now: Date): Promise<string | undefined> {
  if (await hasStaff(database)) return undefined;
  return issueLink(database, { purpose: 'first administrator' }, undefined, now);
}
