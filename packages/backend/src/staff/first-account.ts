import { createHash, randomBytes } from 'node:crypto';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Database, Queryable } from '../database/database.ts';
import { insertAccount } from './accounts.ts';
import { isEasyToGuess } from './password-strength.ts';

export interface Credentials {
  email: string;
  password: string;
}

export type SetupResult = 'created' | 'unknown-link' | 'spent-link' | 'weak-password';

/** `in-force`: they are the account's already. `not-applied`: there is staff, and its credentials are others. */
export type NamingResult = 'created' | 'in-force' | 'not-applied' | 'weak-password';

const linkLifeMs = 72 * 60 * 60_000;

/** Creates the administrator whom the environment names. Once there is staff it changes nothing. */
export async function createNamedAdministrator(
  database: Database,
  credentials: Credentials,
  now: Date,
): Promise<NamingResult> {
  if (await hasStaff(database)) return (await areInForce(database, credentials)) ? 'in-force' : 'not-applied';
  if (await isEasyToGuess(credentials.password, credentials.email)) return 'weak-password';
  const passwordHash = await hashPassword(credentials.password);
  return database.transaction(async (transaction) => {
    await holdStaff(transaction);
    // Another server that started at the same moment was given the same credentials.
    if (await hasStaff(transaction)) return 'in-force';
    await insertAccount(transaction, { email: credentials.email, role: 'administrator', passwordHash }, now);
    return 'created';
  });
}

async function areInForce(database: Queryable, { email, password }: Credentials): Promise<boolean> {
  const { rows } = await database.query<{ hash: string }>(
    `select password as hash from staff.accounts join staff.users on users.id = user_id
     where email = $1 and password is not null`,
    [email.toLowerCase()],
  );
  const [account] = rows;
  return account !== undefined && verifyPassword({ hash: account.hash, password });
}

/** A fresh one-time token for the set-up link, good for 72 hours; undefined once there is staff. */
export async function issueSetupToken(database: Queryable, now: Date): Promise<string | undefined> {
  if (await hasStaff(database)) return undefined;
  const token = randomBytes(32).toString('base64url');
  await database.query('insert into staff.setup_tokens (token_hash, expires_at) values ($1, $2)', [
    hashOf(token),
    new Date(now.getTime() + linkLifeMs),
  ]);
  return token;
}

/** Creates the first administrator with a set-up token, and spends every token that is still open. */
export async function createFirstAdministrator(
  database: Database,
  token: string,
  credentials: Credentials,
  now: Date,
): Promise<SetupResult> {
  const state = await tokenState(database, token, now);
  if (state !== 'open') return state;
  if (await isEasyToGuess(credentials.password, credentials.email)) return 'weak-password';
  const passwordHash = await hashPassword(credentials.password);
  return database.transaction(async (transaction) => {
    await holdStaff(transaction);
    const held = await tokenState(transaction, token, now);
    if (held !== 'open') return held;
    if (await hasStaff(transaction)) return 'spent-link';
    await insertAccount(transaction, { email: credentials.email, role: 'administrator', passwordHash }, now);
    await transaction.query('update staff.setup_tokens set used_at = $1 where used_at is null', [now]);
    return 'created';
  });
}

async function tokenState(
  database: Queryable,
  token: string,
  now: Date,
): Promise<'open' | 'unknown-link' | 'spent-link'> {
  const { rows } = await database.query<{ open: boolean }>(
    'select used_at is null and expires_at > $2 as open from staff.setup_tokens where token_hash = $1',
    [hashOf(token), now],
  );
  const [found] = rows;
  if (found === undefined) return 'unknown-link';
  return found.open ? 'open' : 'spent-link';
}

/** Two links used at the same moment must not make two first administrators. */
async function holdStaff(transaction: Queryable): Promise<void> {
  await transaction.query('lock table staff.users in share row exclusive mode');
}

async function hasStaff(database: Queryable): Promise<boolean> {
  const { rows } = await database.query('select 1 from staff.users limit 1');
  return rows.length > 0;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
