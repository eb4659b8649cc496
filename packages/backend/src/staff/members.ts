import type { StaffRole } from '@sponsor/domain';
import { type programs, recordAudit } from '../audit/record-audit.ts';
import { refusal } from '../base/problem.ts';
import type { StaffMember } from '../base/staff-member.ts';
import type { Database, Queryable } from '../database/database.ts';
import { type Account, endSessions, findAccount, findAccountById, lockStaff } from './accounts.ts';
import { addNotice } from './notices.ts';
import { issueLink, revokeLinks } from './one-time-links.ts';
import { hasSecondFactorSql, removeSecondFactors } from './second-factors.ts';

const dayMs = 24 * 60 * 60_000;

export interface Member extends Account {
  createdAt: Date;
  lastSignedInAt: Date | null;
}

export interface Invitation {
  id: string;
  email: string;
  role: StaffRole;
  invitedBy: string;
  expiresAt: Date;
}

/** An administrator, or the command that an operator runs beside the database. */
type Asker = StaffMember | typeof programs.command;

/**
 * Performs administrators' actions one at a time, and only while they are administrators: they may have lost the role since
 * the request arrived.
 *
 * @throws Problem 403 if they have.
 */
function asAdministrator<Result>(
  database: Database,
  by: Asker,
  act: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await lockStaff(transaction);
    if (typeof by === 'string') return act(transaction);
    const asker = await findAccountById(transaction, by.id);
    if (asker?.role !== 'administrator' || asker.disabledAt !== null) {
      throw refusal(403, 'no-longer-administrator');
    }
    return act(transaction);
  });
}

/** Returns every account, disabled ones included, sorted by address. */
export async function listMembers(database: Queryable): Promise<Member[]> {
  const { rows } = await database.query<Member>(
    `select id, email, role, disabled_at as "disabledAt", ${hasSecondFactorSql} as "twoFactor", created_at as "createdAt",
            (select max(at) from staff.audit_log where actor = email and action = 'signed in') as "lastSignedInAt"
     from staff.users order by email`,
  );
  return rows;
}

/** Returns the open invitations, newest first. */
export async function listInvitations(database: Queryable, now: Date): Promise<Invitation[]> {
  const { rows } = await database.query<Invitation>(
    `select id, email, role, issued_by as "invitedBy", expires_at as "expiresAt" from staff.one_time_links
     where purpose = 'invitation' and used_at is null and expires_at > $1 order by expires_at desc`,
    [now],
  );
  return rows;
}

/** Returns the token of a new invitation, which replaces earlier ones to the address; undefined if it has an account. */
export function invite(
  database: Database,
  { email, role }: { email: string; role: StaffRole },
  by: StaffMember,
  now: Date,
): Promise<string | undefined> {
  return asAdministrator(database, by, async (transaction) => {
    if ((await findAccount(transaction, email)) !== undefined) return undefined;
    const subject = email.toLowerCase();
    await transaction.query(
      `update staff.one_time_links set used_at = $2 where purpose = 'invitation' and email = $1 and used_at is null`,
      [subject, now],
    );
    const token = await issueLink(transaction, { purpose: 'invitation', email, role }, by.email, now);
    await recordAudit(transaction, { actor: by.email, action: 'invited', subject, details: { role } }, now);
    return token;
  });
}

/** Returns false if there is no such invitation any more. */
export function withdrawInvitation(database: Database, id: string, by: StaffMember, now: Date): Promise<boolean> {
  return asAdministrator(database, by, async (transaction) => {
    const { rows } = await transaction.query<{ email: string }>(
      `update staff.one_time_links set used_at = $2
       where id = $1 and purpose = 'invitation' and used_at is null returning email`,
      [id, now],
    );
    const [withdrawn] = rows;
    if (withdrawn === undefined) return false;
    const entry = { actor: by.email, action: 'invitation withdrawn', subject: withdrawn.email } as const;
    await recordAudit(transaction, entry, now);
    return true;
  });
}

export interface MemberChange {
  role?: StaffRole | undefined;
  disabled?: boolean | undefined;
}

/** Changes another person's role, or disables or enables their account. Nobody can change their own, so an administrator remains. */
export function changeMember(
  database: Database,
  id: string,
  change: MemberChange,
  by: StaffMember,
  now: Date,
): Promise<'changed' | 'unknown' | 'own-account'> {
  return asAdministrator(database, by, async (transaction) => {
    const member = await findAccountById(transaction, id);
    if (member === undefined) return 'unknown';
    if (member.id === by.id) return 'own-account';
    const subject = { actor: by.email, subject: member.email };
    if (change.role !== undefined && change.role !== member.role) {
      await transaction.query('update staff.users set role = $2, updated_at = $3 where id = $1', [
        id,
        change.role,
        now,
      ]);
      const details = { from: member.role, to: change.role };
      // Links created as an administrator would outlive the role.
      await revokeLinks(transaction, member, now);
      if (change.role === 'administrator') {
        await addNotice(transaction, { kind: 'administrator added', about: member.email, by: by.email }, now);
      }
      await recordAudit(transaction, { ...subject, action: 'role changed', details }, now);
    }
    if (change.disabled !== undefined && change.disabled !== (member.disabledAt !== null)) {
      const disabledAt = change.disabled ? now : null;
      await transaction.query('update staff.users set disabled_at = $2, updated_at = $3 where id = $1', [
        id,
        disabledAt,
        now,
      ]);
      if (change.disabled) {
        await endSessions(transaction, id);
        await revokeLinks(transaction, member, now);
      }
      const action = change.disabled ? 'account disabled' : 'account enabled';
      await recordAudit(transaction, { ...subject, action }, now);
    }
    return 'changed';
  });
}

export interface PasswordLink {
  email: string;
  token: string;
}

/** Returns a link to choose a new password, valid for a day; undefined for an unknown account. */
export function issuePasswordLink(
  database: Database,
  id: string,
  by: Asker,
  now: Date,
): Promise<PasswordLink | undefined> {
  return asAdministrator(database, by, async (transaction) => {
    const member = await findAccountById(transaction, id);
    if (member === undefined || member.disabledAt !== null) return undefined;
    const { email } = member;
    const link = { purpose: 'new password', userId: id, email } as const;
    const token = await issueLink(transaction, link, nameOf(by), now, dayMs);
    await addNotice(transaction, { kind: 'password link made', about: email, by: nameOf(by) }, now);
    await recordAudit(transaction, { actor: nameOf(by), action: 'password link made', subject: email }, now);
    return { email, token };
  });
}

/** For a person who has lost every second factor. Returns false if there is nothing to remove. */
export function removeTwoFactor(database: Database, id: string, by: Asker, now: Date): Promise<boolean> {
  return asAdministrator(database, by, async (transaction) => {
    const member = await findAccountById(transaction, id);
    if (!member?.twoFactor) return false;
    await removeSecondFactors(transaction, id);
    await addNotice(transaction, { kind: 'second factor removed', about: member.email, by: nameOf(by) }, now);
    await recordAudit(transaction, { actor: nameOf(by), action: 'code switched off', subject: member.email }, now);
    return true;
  });
}

function nameOf(by: Asker): string {
  return typeof by === 'string' ? by : by.email;
}
