import type { StaffRole } from '@sponsor/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable } from '../database/database.ts';

export interface NewAccount {
  email: string;
  role: StaffRole;
  passwordHash: string;
}

/** Adds a person who signs in with a password. Answers the account's id. */
export async function insertAccount(
  transaction: Queryable,
  { email, role, passwordHash }: NewAccount,
  now: Date,
): Promise<string> {
  const id = uuidv7();
  await transaction.query(
    `insert into staff.users (id, name, email, email_verified, role, created_at, updated_at)
     values ($1, $2, $2, true, $3, $4, $4)`,
    [id, email.toLowerCase(), role, now],
  );
  await transaction.query(
    `insert into staff.accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
     values ($1, $2, $2, 'credential', $3, $4, $4)`,
    [uuidv7(), id, passwordHash, now],
  );
  return id;
}
