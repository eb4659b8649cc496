import type { Letter, StaffLetters } from '@sponsor/domain';
import { programs, recordAudit } from '../audit/record-audit.ts';
import { fillLetter, type Mailer } from '../base/mailer.ts';
import type { Database, Queryable } from '../database/database.ts';
import { type Account, findAccount } from './accounts.ts';
import { issueLink, linkPath } from './one-time-links.ts';

export interface LinkMailer {
  /** Each returns whether the mail server accepted the letter. */
  invite(email: string, token: string): Promise<boolean>;
  sendPasswordLink(email: string, token: string): Promise<boolean>;
  resetPassword(email: string, token: string): Promise<boolean>;
}

/** Mails letters that end with a one-time link to the site. */
export function createLinkMailer(mailer: Mailer, letters: StaffLetters, publicUrl: string): LinkMailer {
  const { host } = new URL(publicUrl);
  const send = (to: string, letter: Letter, token: string) =>
    mailer.send({ to, ...fillLetter(letter, { host }, `${publicUrl}${linkPath(token)}`) });
  return {
    invite: (email, token) => send(email, letters.invitation, token),
    sendPasswordLink: (email, token) => send(email, letters.newPassword, token),
    resetPassword: (email, token) => send(email, letters.passwordReset, token),
  };
}

/** The most open links per mailbox; further requests must wait until one expires. */
const openLinks = 3;
const hourMs = 60 * 60_000;

/** Sends an account, if there is one, a link to choose a new password, valid for an hour. */
export async function mailPasswordLink(
  database: Database,
  mailer: LinkMailer,
  email: string,
  now: Date,
): Promise<void> {
  const account = await findAccount(database, email);
  if (account === undefined || account.disabledAt !== null) return;
  const token = await database.transaction((transaction) => makeLink(transaction, account, now));
  if (token !== undefined) await mailer.sendPasswordLink(account.email, token);
}

async function makeLink(transaction: Queryable, { id, email }: Account, now: Date): Promise<string | undefined> {
  // Serialized, so that simultaneous requests are all counted.
  await transaction.query('select from staff.users where id = $1 for update', [id]);
  const { rows } = await transaction.query<{ open: number }>(
    `select count(*)::int as open from staff.one_time_links
     where user_id = $1 and issued_by is null and used_at is null and expires_at > $2`,
    [id, now],
  );
  if ((rows[0]?.open ?? 0) >= openLinks) return undefined;
  const token = await issueLink(transaction, { purpose: 'new password', userId: id, email }, undefined, now, hourMs);
  await recordAudit(transaction, { actor: programs.server, action: 'password link made', subject: email }, now);
  return token;
}
