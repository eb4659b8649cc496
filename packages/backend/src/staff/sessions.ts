import { noteSession } from '../base/request-origin.ts';
import type { StaffMember } from '../base/staff-member.ts';
import type { Queryable } from '../database/database.ts';
import type { StaffAuth } from './auth.ts';

export interface StaffSession {
  member: StaffMember;
  /** When it ends however much it is used. */
  expiresAt: Date;
}

/** Half an hour without a request: longer than a telephone call, shorter than a lunch beside an open screen. */
export const idleMs = 30 * 60_000;

/**
 * A request within this time of the last that was written down is not written down; nor is one that a screen makes by
 * itself while nobody sits before it, which says so by `X-Unattended`.
 */
const precisionMs = 60_000;

export type StaffSessions = ReturnType<typeof createStaffSessions>;

/** Whose request it is. The sign-in library knows the cookie and the session's end; that it lay idle is known here. */
export function createStaffSessions(auth: StaffAuth, database: Queryable, now: () => Date) {
  return {
    async read(headers: Headers): Promise<StaffSession | undefined> {
      if (!headers.has('cookie')) return undefined;
      const found = await auth.api.getSession({ headers });
      if (found === null) return undefined;
      const { id, updatedAt, expiresAt } = found.session;
      const { user } = found;
      const unusedMs = now().getTime() - updatedAt.getTime();
      // Disabling an account ends its sessions, but one may be beginning at that moment.
      if (unusedMs >= idleMs || user.disabledAt) {
        await database.query('delete from staff.sessions where id = $1', [id]);
        return undefined;
      }
      if (unusedMs >= precisionMs && !headers.has('x-unattended')) {
        await database.query('update staff.sessions set updated_at = $2 where id = $1', [id, now()]);
      }
      noteSession(id);
      const twoFactor = user.twoFactorEnabled ?? false;
      return { member: { id: user.id, email: user.email, role: user.role, twoFactor, sessionId: id }, expiresAt };
    },
    /** Forgets the sessions that have ended. */
    async forgetEnded(): Promise<void> {
      await database.query('delete from staff.sessions where expires_at <= $1', [now()]);
    },
  };
}
