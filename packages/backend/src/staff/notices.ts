import type { NoticeKind, StaffNotice } from '@sponsor/domain';
import { currentOrigin } from '../base/request-origin.ts';
import type { Queryable } from '../database/database.ts';

/** The account's owner gets every notice; every administrator gets these too. */
const forAdministrators = new Set<NoticeKind>(['administrator added', 'password link made', 'second factor removed']);

const dayMs = 24 * 60 * 60_000;

export interface NewNotice {
  kind: NoticeKind;
  /** The address of the account concerned. */
  about: string;
  /** The administrator who acted on someone else's account, and needs no notice. */
  by?: string;
}

/**
 * Notifies the persons concerned, in the staff area and, if mail is configured, by letter. Repeats an unread lockout notice
 * at most once a day, because guesses come in thousands.
 */
export async function addNotice(transaction: Queryable, { kind, about, by }: NewNotice, now: Date): Promise<void> {
  const { network, browser } = currentOrigin();
  await transaction.query(
    `insert into staff.notices (id, user_id, at, kind, about, by_whom, network, browser)
     select gen_random_uuid(), id, $1, $2, $3, $4, $5, $6 from staff.users
     where disabled_at is null and (email = $3 or ($7 and role = 'administrator')) and email is distinct from $4
       and not exists (select from staff.notices
         where $2 = 'locked out' and user_id = users.id and kind = $2 and about = $3 and read_at is null and at > $8)`,
    [now, kind, about, by, network, browser, forAdministrators.has(kind), new Date(now.getTime() - dayMs)],
  );
}

const maxShown = 20;

/** Returns a staff member's unread notices, oldest first. */
export async function readNotices(database: Queryable, userId: string): Promise<StaffNotice[]> {
  const { rows } = await database.query<StaffNotice>(
    `select id, at, kind, about, by_whom as by, network, browser from staff.notices
     where user_id = $1 and read_at is null order by at, id limit $2`,
    [userId, maxShown],
  );
  return rows;
}

/** Returns false if this person has no such notice. */
export async function markNoticeRead(database: Queryable, userId: string, id: string, now: Date): Promise<boolean> {
  const { affectedRows } = await database.query(
    'update staff.notices set read_at = coalesce(read_at, $3) where id = $1 and user_id = $2',
    [id, userId, now],
  );
  return affectedRows > 0;
}
