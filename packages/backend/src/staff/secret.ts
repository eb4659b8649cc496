import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database.ts';

/** The key that signs session cookies: made at the first start and kept in the database for all instances. */
export async function sessionSecret(database: Queryable): Promise<string> {
  await database.query(`insert into staff.secrets (name, value) values ('session', $1) on conflict (name) do nothing`, [
    randomBytes(32).toString('base64url'),
  ]);
  const { rows } = await database.query<{ value: string }>(`select value from staff.secrets where name = 'session'`);
  const [secret] = rows;
  if (secret === undefined) throw new Error('The session secret is missing.');
  return secret.value;
}
