import type { StaffRole } from '@sponsor/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable } from '../database/database.ts';
import { hashPassword, isOutdated, isPasswordOf } from './passwords.ts';
import { hasSecondFactorSql } from './second-factors.ts';

export interface NewAccount {
  email: string;
  role: StaffRole;
  passwordHash: string;
}

export interface Account {
  id: string;
  email: string;
  role: StaffRole;
  disabledAt: Date | null;
  twoFactor: boolean;
}

/** An account whose password was right, and the hash that it matched: the password may have been changed in the meantime. */
export interface CheckedAccount extends Account {
  passwordHash: string;
}

/** Adds a person who signs in with a password. Returns the account's id. */
export async function insertAccount(
  transaction: Queryable,
  { email, role, passwordHash }: NewAccount,
  now: Date,
): Promise<string> {
  const id = uuidv7();
  await transaction.query(
    `insert into staff.users (id, email, role, password_hash, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)`,
    [id, email.toLowerCase(), role, passwordHash, now],
  );
  return id;
}

/** Returns the account of an e-mail address in any spelling. */
export function findAccount(database: Queryable, email: string): Promise<Account | undefined> {
  return readAccount(database, 'email', email.toLowerCase());
}

export function findAccountById(database: Queryable, id: string): Promise<Account | undefined> {
  return readAccount(database, 'id', id);
}

const accountColumns = `id, email, role, disabled_at as "disabledAt", ${hasSecondFactorSql} as "twoFactor"`;

async function readAccount(database: Queryable, by: 'email' | 'id', value: string): Promise<Account | undefined> {
  const { rows } = await database.query<Account>(`select ${accountColumns} from staff.users where ${by} = $1`, [value]);
  return rows[0];
}

/** Returns the account of an e-mail address if the password is right. An unknown address takes as long to refuse. */
export async function findByPassword(
  database: Queryable,
  email: string,
  password: string,
): Promise<CheckedAccount | undefined> {
  const { rows } = await database.query<CheckedAccount>(
    `select ${accountColumns}, password_hash as "passwordHash" from staff.users where email = $1`,
    [email.toLowerCase()],
  );
  const [account] = rows;
  if (!(await isPasswordOf(account?.passwordHash, password)) || account === undefined) return undefined;
  if (!isOutdated(account.passwordHash)) return account;
  const passwordHash = await hashPassword(password);
  // Unless the person is changing it at this moment.
  await database.query('update staff.users set password_hash = $2 where id = $1 and password_hash = $3', [
    account.id,
    passwordHash,
    account.passwordHash,
  ]);
  return { ...account, passwordHash };
}

/** Sets a password, and revokes open links to choose another one. */
export async function setPassword(
  transaction: Queryable,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await transaction.query('update staff.users set password_hash = $2, updated_at = $3 where id = $1', [
    userId,
    passwordHash,
    now,
  ]);
  await transaction.query('update staff.one_time_links set used_at = $2 where user_id = $1 and used_at is null', [
    userId,
    now,
  ]);
}

/** Signs a person out everywhere, or everywhere but in this session. */
export async function endSessions(transaction: Queryable, userId: string, exceptId?: string): Promise<void> {
  await transaction.query('delete from staff.sessions where user_id = $1 and ($2::uuid is null or id <> $2)', [
    userId,
    exceptId ?? null,
  ]);
}

/** Locks the staff list until the transaction ends. */
export async function lockStaff(transaction: Queryable): Promise<void> {
  await transaction.query('lock table staff.users in share row exclusive mode');
}

export async function hasSignedIn(database: Queryable, email: string): Promise<boolean> {
  const { rows } = await database.query(
    `select from staff.audit_log where actor = $1 and action = 'signed in' limit 1`,
    [email],
  );
  return rows.length > 0;
}

export async function hasStaff(database: Queryable): Promise<boolean> {
  const { rows } = await database.query('select 1 from staff.users limit 1');
  return rows.length > 0;
}
