import { noticeChannels } from '@sponsor/domain';
import type { Queryable } from '../database/database.ts';

/** Two years and a month, so that a month can be compared with the same month of the year before. */
const monthsOfCounts = 25;

/** Bounds how long one statement takes. */
const batchSize = 1_000;

/** Deletes visitors' addresses, and input from sign-ins, once no limit counts them. */
export async function deleteExpiredLimits(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `delete from rate_limits where key in (
       select key from rate_limits where whole_at <= statement_timestamp()
       order by whole_at limit ${batchSize} for update skip locked
     )`,
  );
  await database.query(
    `delete from staff.sign_in_attempts where counted_for in (
       select counted_for from staff.sign_in_attempts where ends_at <= $1
       order by ends_at limit ${batchSize} for update skip locked
     )`,
    [now],
  );
}

/** The days for which a notice of a lead is retried. */
const daysOfNotices = 7;

/** Deletes notices of leads that were never delivered. Returns how many there were. */
export async function deleteOldLeadNotices(database: Queryable): Promise<number> {
  const { affectedRows } = await database.query(
    `delete from lead_notices where (submission_id, channel) in (
       select submission_id, channel from lead_notices
       where channel = any($2::text[]) and since < statement_timestamp() - make_interval(days => $1::int) limit ${batchSize} for update skip locked
     )`,
    [daysOfNotices, noticeChannels],
  );
  return affectedRows;
}

/** Deletes visit counts that nobody compares any more. */
export async function deleteOldCounts(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `delete from event_counts where day < ($1::timestamptz - make_interval(months => $2::int))::date`,
    [now, monthsOfCounts],
  );
}

/** Deletes account notices after a year, read or not: the audit log keeps the events. */
export async function deleteOldStaffNotices(database: Queryable, now: Date): Promise<void> {
  await database.query(`delete from staff.notices where at < $1::timestamptz - interval '1 year'`, [now]);
}
