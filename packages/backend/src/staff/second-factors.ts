import type { Queryable } from '../database/database.ts';

const hasCode = '(exists (select from staff.two_factors where user_id = users.id and confirmed_at is not null))';
const hasPasskey = '(exists (select from staff.passkeys where user_id = users.id))';

/** Whether an account of `staff.users` asks for more than the password, in SQL. */
export const hasSecondFactor = `(${hasCode} or ${hasPasskey})`;

/** What an account asks for beside the password; one of them is enough. */
export interface Factors {
  code: boolean;
  passkey: boolean;
}

export async function readFactors(database: Queryable, userId: string): Promise<Factors> {
  const { rows } = await database.query<Factors>(
    `select ${hasCode} as code, ${hasPasskey} as passkey from staff.users where id = $1`,
    [userId],
  );
  return rows[0] ?? { code: false, passkey: false };
}

/** From now on the password is enough. */
export async function removeSecondFactors(transaction: Queryable, userId: string): Promise<void> {
  await transaction.query('delete from staff.two_factors where user_id = $1', [userId]);
  await transaction.query('delete from staff.passkeys where user_id = $1', [userId]);
}
