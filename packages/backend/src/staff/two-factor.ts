import type { Queryable } from '../database/database.ts';
import { type Account, findAccountById } from './accounts.ts';

/** Longer than any code is good for: the present one, and one on either side of it. */
const codeLifeMs = 3 * 60_000;

/**
 * Takes a code that was just found right for this sign-in alone. Answers false where another took it first: whoever looks
 * over a shoulder must not sign in with the same.
 */
export async function claimCode(database: Queryable, userId: string, code: string, now: Date): Promise<boolean> {
  await database.query('delete from staff.used_codes where used_at < $1', [new Date(now.getTime() - codeLifeMs)]);
  const { affectedRows } = await database.query(
    'insert into staff.used_codes (user_id, code, used_at) values ($1, $2, $3) on conflict do nothing',
    [userId, code, now],
  );
  return affectedRows > 0;
}

/** The cookie by which the sign-in library knows whose code it has asked for. */
export const halfwayCookie = 'staff.two_factor';

/**
 * Whose code is asked for.
 *
 * @param cookie of the browser, whose signature the sign-in library looks at.
 */
export async function accountHalfway(database: Queryable, cookie: string): Promise<Account | undefined> {
  const { rows } = await database.query<{ value: string }>(
    'select value from staff.verifications where identifier = $1',
    [cookie.slice(0, cookie.lastIndexOf('.'))],
  );
  return rows[0] && findAccountById(database, rows[0].value);
}

/** Whether wrong codes have just shut the account: the sign-in library forgets a lock that has ended at the next code. */
export async function isShutByCodes(database: Queryable, userId: string): Promise<boolean> {
  const { rows } = await database.query(
    'select from staff.two_factors where user_id = $1 and locked_until is not null',
    [userId],
  );
  return rows.length > 0;
}

/** From now on the password is enough. */
export async function forgetTwoFactor(transaction: Queryable, userId: string, now: Date): Promise<void> {
  await transaction.query('delete from staff.two_factors where user_id = $1', [userId]);
  await transaction.query('update staff.users set two_factor_enabled = false, updated_at = $2 where id = $1', [
    userId,
    now,
  ]);
}
