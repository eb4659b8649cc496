import { programs, recordAudit } from '../audit/record-audit.ts';
import { fillLetter, type LetterText, type Mailer } from '../base/mailer.ts';
import type { Database, Queryable } from '../database/database.ts';
import { type Account, findAccount } from './accounts.ts';
import { issueLink, linkPath } from './one-time-links.ts';

export interface LinkMailer {
  /** Each returns whether the mail server accepted the letter. */
  invite(email: string, token: string): Promise<boolean>;
  sendPasswordLink(email: string, token: string): Promise<boolean>;
  resetPassword(email: string, token: string): Promise<boolean>;
}

const invitation: LetterText = {
  subject: 'Your staff account at {host}',
  paragraphs: [
    'You have been invited to the staff area of {host}.',
    'Choose your password within 72 hours. This link works once:',
  ],
};

/** Anybody may have asked for it. */
const newPassword: LetterText = {
  subject: 'Choose a new password at {host}',
  paragraphs: [
    'Someone, probably you, asked to choose a new password at {host}. If it was not you, ignore this email: nothing has changed.',
    'This link works once, for an hour:',
  ],
};

const passwordReset: LetterText = {
  subject: 'Choose a new password at {host}',
  paragraphs: [
    'An administrator of {host} asks you to choose a new password. If you did not expect this, call them before you open the link.',
    'This link works once, for 24 hours:',
  ],
};

/** Mails letters that end with a one-time link to the site. */
export function createLinkMailer(mailer: Mailer, publicUrl: string): LinkMailer {
  const { host } = new URL(publicUrl);
  const send = (to: string, letter: LetterText, token: string) =>
    mailer.send({ to, ...fillLetter(letter, { host }, `${publicUrl}${linkPath(token)}`) });
  return {
    invite: (email, token) => send(email, invitation, token),
    sendPasswordLink: (email, token) => send(email, newPassword, token),
    resetPassword: (email, token) => send(email, passwordReset, token),
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
