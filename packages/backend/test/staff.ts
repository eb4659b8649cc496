import type { StaffRole } from '@sponsor/domain';
import type { Hono } from 'hono';
import type { AppEnv } from '../src/base/app-env.ts';
import type { Database } from '../src/database/database.ts';
import { insertAccount } from '../src/staff/accounts.ts';
import { hashPassword } from '../src/staff/passwords.ts';
import { postJson } from './app.ts';

export const staffPassword = 'correct horse battery';

let passwordHash: Promise<string> | undefined;

/** Adds `<role>@example.org` with the password `staffPassword`. Returns the account's id. */
export async function addStaff(database: Database, role: StaffRole, email = `${role}@example.org`): Promise<string> {
  passwordHash ??= hashPassword(staffPassword);
  return insertAccount(database, { email, role, passwordHash: await passwordHash }, new Date());
}

/** Gives an account a code that nobody knows. */
export async function giveCode(database: Database, userId: string): Promise<void> {
  await database.query(
    `insert into staff.two_factors (user_id, secret, recovery_codes, confirmed_at) values ($1, '', '', now())`,
    [userId],
  );
}

/** Signs in, and returns the headers for later requests. */
export async function signIn(
  app: Hono<AppEnv>,
  email: string,
  password: string = staffPassword,
): Promise<{ Cookie: string }> {
  const answer = await app.request('/api/staff/sign-in/email', postJson(JSON.stringify({ email, password })));
  if (answer.status !== 200) throw new Error(`The sign-in of ${email} got the status ${answer.status}.`);
  return { Cookie: cookiesOf(answer) };
}

/** A response's cookies, as a browser sends them back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
