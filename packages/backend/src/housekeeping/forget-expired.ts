import { noticeChannels } from '@sponsor/domain';
import type { Queryable } from '../database/database.ts';

/** A month can be compared with the same one of the year before. */
const monthsOfCounts = 25;

/** Bounds how long one statement takes. */
const rowsAtOnce = 1_000;

/** Forgets addresses of visitors, and what was typed at the sign-in, once they are counted for nothing any more. */
export async function forgetAddresses(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `delete from rate_limits where key in (
       select key from rate_limits where whole_at <= statement_timestamp()
       order by whole_at limit ${rowsAtOnce} for update skip locked
     )`,
  );
  await database.query(
    `delete from staff.sign_in_attempts where counted_for in (
       select counted_for from staff.sign_in_attempts where ends_at <= $1
       order by ends_at limit ${rowsAtOnce} for update skip locked
     )`,
    [now],
  );
}

/** The days for which news of a lead is tried again. */
const daysOfNotices = 7;

/** Forgets news of leads that nobody took. Answers how many there were. */
export async function forgetOldNotices(database: Queryable): Promise<number> {
  const { affectedRows } = await database.query(
    `delete from lead_notices where (submission_id, channel) in (
       select submission_id, channel from lead_notices
       where channel = any($2::text[]) and since < statement_timestamp() - make_interval(days => $1::int) limit ${rowsAtOnce} for update skip locked
     )`,
    [daysOfNotices, noticeChannels],
  );
  return affectedRows;
}

/** Forgets counts of visits that nobody compares any more. */
export async function forgetOldCounts(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `delete from event_counts where day < ($1::timestamptz - make_interval(months => $2::int))::date`,
    [now, monthsOfCounts],
  );
}

/** Forgets the news of accounts that is a year old, read or not: the audit log has all of it. */
export async function forgetOldNews(database: Queryable, now: Date): Promise<void> {
  await database.query(`delete from staff.notices where at < $1::timestamptz - interval '1 year'`, [now]);
}
