import { recordAudit } from '../audit/record-audit.ts';
import type { Database, Queryable } from '../database/database.ts';
import { endSessions, findAccount, hasStaff, insertAccount, lockStaff, setPassword } from './accounts.ts';
import { addNotice } from './notices.ts';
import { type LinkPurpose, markLinkUsed, readLink } from './one-time-links.ts';
import type { IsEasyToGuess } from './password-strength.ts';
import { hashPassword } from './passwords.ts';

export interface LinkChoice {
  /** Only for the first administrator: other links belong to a known address. */
  email?: string | undefined;
  password: string;
}

export type LinkResult =
  | { ok: true; email: string }
  | { ok: false; reason: 'unknown' | 'spent' | 'weak-password' | 'no-email' };

/** Redeems a one-time link: creates an account, or sets a new password and ends the account's sessions. */
export async function redeemLink(
  database: Database,
  token: string,
  choice: LinkChoice,
  isEasyToGuess: IsEasyToGuess,
  now: Date,
): Promise<LinkResult> {
  const read = await readLink(database, token, now);
  if (!read.ok) return read;
  const { link } = read;
  const email = (link.purpose === 'first administrator' ? choice.email : link.email)?.toLowerCase();
  if (email === undefined) return { ok: false, reason: 'no-email' };
  if (await isEasyToGuess(choice.password, email)) return { ok: false, reason: 'weak-password' };
  const passwordHash = await hashPassword(choice.password);
  return database.transaction(async (transaction) => {
    await lockStaff(transaction);
    const done =
      (await markLinkUsed(transaction, token, now)) && (await follow(transaction, link, email, passwordHash, now));
    return done ? { ok: true, email } : { ok: false, reason: 'spent' };
  });
}

/** Returns false if the link has become pointless in the meantime. */
async function follow(
  transaction: Queryable,
  link: LinkPurpose,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  if (link.purpose === 'new password') {
    await setPassword(transaction, link.userId, passwordHash, now);
    await endSessions(transaction, link.userId);
    await addNotice(transaction, { kind: 'password changed', about: email }, now);
    await recordAudit(transaction, { actor: email, action: 'password changed', details: { by: 'one-time link' } }, now);
    return true;
  }
  const isTaken =
    link.purpose === 'invitation' ? (await findAccount(transaction, email)) !== undefined : await hasStaff(transaction);
  if (isTaken) return false;
  const role = link.purpose === 'invitation' ? link.role : 'administrator';
  await insertAccount(transaction, { email, role, passwordHash }, now);
  if (role === 'administrator')
    await addNotice(transaction, { kind: 'administrator added', about: email, by: email }, now);
  await recordAudit(transaction, { actor: email, action: 'account created', subject: email, details: { role } }, now);
  return true;
}
