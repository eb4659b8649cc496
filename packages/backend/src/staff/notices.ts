import type { NoticeKind, StaffNotice } from '@sponsor/domain';
import { v7 as uuidv7 } from 'uuid';
import { currentOrigin } from '../base/request-origin.ts';
import type { Queryable } from '../database/database.ts';

/** The person whom it happened to is told of each; these are for every administrator too. */
const forAdministrators = new Set<NoticeKind>(['administrator added', 'password link made', 'second factor removed']);

export interface NewNotice {
  kind: NoticeKind;
  /** The address of the account that it happened to. */
  about: string;
  /** The administrator who did it to another, and need not be told. */
  by?: string;
}

/**
 * Tells whom it concerns, in the staff area and by letter where there is mail. One who has not read the last of the same
 * kind within the day is told no second time, for guesses come in thousands.
 */
export async function addNotice(transaction: Queryable, { kind, about, by }: NewNotice, now: Date): Promise<void> {
  const { network, browser } = currentOrigin();
  const { rows } = await transaction.query<{ id: string }>(
    `select id from staff.users
     where disabled_at is null and (email = $1 or ($2 and role = 'administrator')) and email is distinct from $3
       and not exists (select from staff.notices
         where user_id = users.id and kind = $4 and about = $1 and read_at is null and kind = 'locked out' and at > $5)
     order by id`,
    [about, forAdministrators.has(kind), by ?? null, kind, new Date(now.getTime() - 24 * 60 * 60_000)],
  );
  for (const { id } of rows) {
    await transaction.query(
      `insert into staff.notices (id, user_id, at, kind, about, by_whom, network, browser)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [uuidv7(), id, now, kind, about, by, network, browser],
    );
  }
}

const shownAtOnce = 20;

/** What a member of staff has not read yet, the oldest first. */
export async function readNotices(database: Queryable, userId: string): Promise<StaffNotice[]> {
  const { rows } = await database.query<StaffNotice>(
    `select id, at, kind, about, by_whom as by, network, browser from staff.notices
     where user_id = $1 and read_at is null order by at, id limit $2`,
    [userId, shownAtOnce],
  );
  return rows;
}

/** Answers false where this person has no such notice. */
export async function markNoticeRead(database: Queryable, userId: string, id: string, now: Date): Promise<boolean> {
  const { affectedRows } = await database.query(
    'update staff.notices set read_at = coalesce(read_at, $3) where id = $1 and user_id = $2',
    [id, userId, now],
  );
  return affectedRows > 0;
}
