import { randomUUID } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { AppContext } from '../base/app-env.ts';
import { trackSession } from '../base/request-origin.ts';
import type { StaffMember } from '../base/staff-member.ts';
import type { Queryable } from '../database/database.ts';
import { type CheckedAccount, endSessions } from './accounts.ts';
import { hasCodeSql, hasPasskeySql, hasSecondFactorSql } from './second-factors.ts';
import { hashOfToken, newToken } from './tokens.ts';

export interface StaffSession {
  member: StaffMember;
  /** When it ends at the latest. */
  expiresAt: Date;
}

/** The password was right, and the second factor is still missing. */
export interface HalfwaySession {
  id: string;
  userId: string;
}

interface OpenSession {
  id: string;
  startedAt: Date;
  lastUsedAt: Date;
  browser: string | null;
}

/** A working day: staff sign in each morning, and a stolen cookie works no longer than that. */
const lifeMs = 12 * 60 * 60_000;
const halfwayMs = 10 * 60_000;
const maxAttempts = 5;

/** Half an hour without a request: longer than a phone call, shorter than a lunch break beside an open screen. */
const idleMs = 30 * 60_000;

/**
 * Activity is stored at most this often. Requests that a screen makes on its own while nobody is there, marked by the header
 * `X-Unattended`, do not count as activity.
 */
const precisionMs = 60_000;

const maxUserAgentLength = 500;

export type StaffSessions = ReturnType<typeof createStaffSessions>;

/** Staff sessions, each identified by a cookie of which only the hash is stored. */
export function createStaffSessions(database: Queryable, https: boolean, now: () => Date) {
  // `__Host-` keeps other hosts of the same domain from setting the cookie.
  const cookie = { name: 'staff', prefix: https ? 'host' : undefined } as const;
  const options: CookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax', secure: https };

  const tokenOf = (context: AppContext) => getCookie(context, cookie.name, cookie.prefix);

  function handOut(context: AppContext, token: string, maxAge?: number): void {
    setCookie(context, cookie.name, token, {
      ...options,
      ...(cookie.prefix && { prefix: cookie.prefix }),
      ...(maxAge !== undefined && { maxAge }),
    });
  }

  async function endPresent(context: AppContext): Promise<void> {
    const token = tokenOf(context);
    if (token) await database.query('delete from staff.sessions where token_hash = $1', [hashOfToken(token)]);
  }

  /** Replaces a session's cookie, which invalidates the previous one, and records activity. */
  async function renew(context: AppContext, sessionId: string): Promise<void> {
    const token = newToken();
    await database.query('update staff.sessions set token_hash = $2, proved_at = $3 where id = $1', [
      sessionId,
      hashOfToken(token),
      now(),
    ]);
    handOut(context, token);
  }

  return {
    /** Starts a session in place of the browser's current one. Returns false if the checked account has changed meanwhile. */
    async begin(
      context: AppContext,
      { id: userId, passwordHash, twoFactor: halfway }: CheckedAccount,
    ): Promise<boolean> {
      const [id, token, at] = [randomUUID(), newToken(), now()];
      await endPresent(context);
      const { affectedRows } = await database.query(
        `insert into staff.sessions
           (id, token_hash, user_id, halfway, created_at, last_used_at, expires_at, proved_at, user_agent)
         select $1::uuid, $2, id, $4::boolean, $5::timestamptz, $5, $6::timestamptz, $5, $7 from staff.users
         where id = $3 and password_hash = $8 and disabled_at is null and ($4 or not ${hasSecondFactorSql}) for share of users`,
        [
          id,
          hashOfToken(token),
          userId,
          halfway,
          at,
          new Date(at.getTime() + (halfway ? halfwayMs : lifeMs)),
          context.req.header('user-agent')?.slice(0, maxUserAgentLength),
          passwordHash,
        ],
      );
      if (affectedRows === 0) return false;
      if (!halfway) trackSession(id);
      handOut(context, token);
      return true;
    },

    /** Completes a half-finished sign-in, with a new cookie. Returns false if it was ended in the meantime. */
    async complete(context: AppContext, { id }: HalfwaySession): Promise<boolean> {
      const [token, at] = [newToken(), now()];
      const { affectedRows } = await database.query(
        `update staff.sessions set token_hash = $2, halfway = false, created_at = $3, last_used_at = $3, expires_at = $4,
           proved_at = $3
         where id = $1 and halfway`,
        [id, hashOfToken(token), at, new Date(at.getTime() + lifeMs)],
      );
      if (affectedRows === 0) return false;
      trackSession(id);
      handOut(context, token);
      return true;
    },

    async read(context: AppContext): Promise<StaffSession | undefined> {
      const token = tokenOf(context);
      if (!token) return undefined;
      const { rows } = await database.query<SessionRow>(
        `select sessions.id as "sessionId", last_used_at as "lastUsedAt", expires_at as "expiresAt",
                proved_at as "provedAt", users.id, email, role, ${hasCodeSql} as code, ${hasPasskeySql} as passkey
         from staff.sessions join staff.users on users.id = user_id
         where token_hash = $1 and not halfway and expires_at > $2 and disabled_at is null`,
        [hashOfToken(token), now()],
      );
      const [found] = rows;
      if (found === undefined) return undefined;
      const { expiresAt, lastUsedAt, ...member } = found;
      const unusedMs = now().getTime() - lastUsedAt.getTime();
      if (unusedMs >= idleMs) {
        await endPresent(context);
        return undefined;
      }
      if (unusedMs >= precisionMs && context.req.header('x-unattended') === undefined) {
        await database.query('update staff.sessions set last_used_at = $2 where id = $1', [member.sessionId, now()]);
      }
      trackSession(member.sessionId);
      return { member, expiresAt };
    },

    /** Returns a person's sessions, most recently used first. Ended ones may still be stored. */
    async list(userId: string): Promise<OpenSession[]> {
      const { rows } = await database.query<OpenSession>(
        `select id, created_at as "startedAt", last_used_at as "lastUsedAt", user_agent as browser from staff.sessions
         where user_id = $1 and not halfway and expires_at > $2 and last_used_at > $3 order by last_used_at desc, id`,
        [userId, now(), new Date(now().getTime() - idleMs)],
      );
      return rows;
    },

    async readHalfway(context: AppContext): Promise<HalfwaySession | undefined> {
      const token = tokenOf(context);
      if (!token) return undefined;
      const { rows } = await database.query<HalfwaySession>(
        `select id, user_id as "userId" from staff.sessions where token_hash = $1 and halfway and expires_at > $2`,
        [hashOfToken(token), now()],
      );
      return rows[0];
    },

    /** Whether a half-finished sign-in may try another second factor: after a few tries the password is needed again. */
    async mayTryCode(id: string): Promise<boolean> {
      const { rows } = await database.query<{ tries: number }>(
        'update staff.sessions set tries = tries + 1 where id = $1 returning tries',
        [id],
      );
      return (rows[0]?.tries ?? maxAttempts + 1) <= maxAttempts;
    },

    renew,

    /** Signs a person out everywhere else, and ends every copy of this session. */
    async endOthers(context: AppContext, { id, sessionId }: StaffMember): Promise<void> {
      await endSessions(database, id, sessionId);
      await renew(context, sessionId);
    },

    async end(context: AppContext): Promise<void> {
      await endPresent(context);
      handOut(context, '', 0);
    },

    /** Deletes ended sessions. */
    async deleteEnded(): Promise<void> {
      await database.query('delete from staff.sessions where expires_at <= $1', [now()]);
    },
  };
}

type SessionRow = StaffMember & { expiresAt: Date; lastUsedAt: Date };
