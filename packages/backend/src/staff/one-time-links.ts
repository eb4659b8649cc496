import type { StaffRole } from '@sponsor/domain';
import type { Queryable } from '../database/database.ts';
import { hashOfToken, newToken } from './tokens.ts';

/** The single purpose of a link. */
export type LinkPurpose =
  | { purpose: 'first administrator' }
  | { purpose: 'invitation'; email: string; role: StaffRole }
  | { purpose: 'new password'; userId: string; email: string };

export type LinkRead = { ok: true; link: LinkPurpose } | { ok: false; reason: 'unknown' | 'spent' };

const defaultLifetimeMs = 72 * 60 * 60_000;

/** The target of a link. No server on the way sees or logs a token after the `#`. */
export function linkPath(token: string): string {
  return `/setup#${token}`;
}

/** Creates a link and returns its token, which cannot be read again. */
export async function issueLink(
  database: Queryable,
  link: LinkPurpose,
  issuedBy: string | undefined,
  now: Date,
  lifetimeMs = defaultLifetimeMs,
): Promise<string> {
  const token = newToken();
  await database.query(
    `insert into staff.one_time_links (token_hash, purpose, email, role, user_id, issued_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      hashOfToken(token),
      link.purpose,
      link.purpose === 'invitation' ? link.email.toLowerCase() : null,
      link.purpose === 'invitation' ? link.role : null,
      link.purpose === 'new password' ? link.userId : null,
      issuedBy ?? null,
      new Date(now.getTime() + lifetimeMs),
    ],
  );
  return token;
}

export async function readLink(database: Queryable, token: string, now: Date): Promise<LinkRead> {
  const { rows } = await database.query<LinkRow>(
    `select purpose, coalesce(links.email, users.email) as email, links.role, user_id as "userId",
            used_at is null and expires_at > $2
              and (purpose <> 'first administrator' or not exists (select from staff.users)) as open
     from staff.one_time_links as links left join staff.users on users.id = user_id where token_hash = $1`,
    [hashOfToken(token), now],
  );
  const [found] = rows;
  if (found === undefined) return { ok: false, reason: 'unknown' };
  return found.open ? { ok: true, link: purposeOf(found) } : { ok: false, reason: 'spent' };
}

/** Spends a link. Returns false if it was already spent. */
export async function markLinkUsed(transaction: Queryable, token: string, now: Date): Promise<boolean> {
  const { affectedRows } = await transaction.query(
    'update staff.one_time_links set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2',
    [hashOfToken(token), now],
  );
  return affectedRows > 0;
}

/** Revokes the open links of an account, and those it created for others. */
export async function revokeLinks(
  transaction: Queryable,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  await transaction.query(
    'update staff.one_time_links set used_at = $3 where (user_id = $1 or issued_by = $2) and used_at is null',
    [id, email, now],
  );
}

interface LinkRow {
  purpose: LinkPurpose['purpose'];
  email: string | null;
  role: StaffRole | null;
  userId: string | null;
  open: boolean;
}

function purposeOf({ purpose, email, role, userId }: LinkRow): LinkPurpose {
  if (purpose === 'invitation' && email !== null && role !== null) return { purpose, email, role };
  if (purpose === 'new password' && email !== null && userId !== null) return { purpose, email, userId };
  return { purpose: 'first administrator' };
}
