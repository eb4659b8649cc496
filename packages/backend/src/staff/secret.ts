import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database.ts';

/** The key that signs session cookies: made at the first start and kept in the database for all instances. */
export function sessionSecret(database: Queryable): Promise<string> {
  return keptSecret(database, 'session');
}

/** The key of the hashes by which those are known who asked to be forgotten. With another one none of them is known any more. */
export function suppressionKey(database: Queryable): Promise<string> {
  return keptSecret(database, 'suppression');
}

async function keptSecret(database: Queryable, name: string): Promise<string> {
  await database.query('insert into staff.secrets (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const { rows } = await database.query<{ value: string }>('select value from staff.secrets where name = $1', [name]);
  const [secret] = rows;
  if (secret === undefined) throw new Error(`The ${name} secret is missing.`);
  return secret.value;
}
