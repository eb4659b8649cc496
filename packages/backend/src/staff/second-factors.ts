import type { Queryable } from '../database/database.ts';
import { deleteAuthenticator } from './authenticator.ts';

export const hasCodeSql =
  '(exists (select from staff.two_factors where user_id = users.id and confirmed_at is not null))';
export const hasPasskeySql = '(exists (select from staff.passkeys where user_id = users.id))';

/** Whether an account of `staff.users` asks for more than the password, in SQL. */
export const hasSecondFactorSql = `(${hasCodeSql} or ${hasPasskeySql})`;

/** An account's second factors; any one of them is enough. */
export interface Factors {
  code: boolean;
  passkey: boolean;
}

export async function readFactors(database: Queryable, userId: string): Promise<Factors> {
  const { rows } = await database.query<Factors>(
    `select ${hasCodeSql} as code, ${hasPasskeySql} as passkey from staff.users where id = $1`,
    [userId],
  );
  return rows[0] ?? { code: false, passkey: false };
}

/** Removes every second factor, so that the password is enough. */
export async function removeSecondFactors(transaction: Queryable, userId: string): Promise<void> {
  await deleteAuthenticator(transaction, userId);
  await transaction.query('delete from staff.passkeys where user_id = $1', [userId]);
}
