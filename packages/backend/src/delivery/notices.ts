import { type DeliveryHealth, type FormId, maxCounted, type NoticeChannel } from '@sponsor/domain';
import type { Database, Queryable } from '../database/database.ts';
import { maxDelayMs } from './back-off.ts';

/** A report of a submission, due on a channel. */
export interface Notice {
  submissionId: string;
  leadId: string;
  formId: FormId;
  receivedAt: Date;
  /** Whether this is the person's first submission. */
  newLead: boolean;
  /** Earlier failed attempts. */
  attempts: number;
}

interface NoticeRow {
  submission_id: string;
  lead_id: string;
  form_id: FormId;
  received_at: Date;
  new_lead: boolean;
  attempts: number;
}

/** Several times an attempt's timeout: if a lease ended while its holder is alive, the notice would be sent twice. */
const leaseMs = 60_000;

/** The shortest time between two letters, however many forms and servers there are: twelve an hour. */
const betweenLettersMs = 5 * 60_000;

const ms = (count: number) => `interval '${count} milliseconds'`;

// Ignores times beyond the maximum delay: they were written before the clock was set back.
const claim = `
  with put_back as (
    update lead_notices set next_attempt_at = statement_timestamp()
    where channel = $1 and next_attempt_at > statement_timestamp() + ${ms(maxDelayMs)}
  ),
  due as (
    select submission_id from lead_notices where channel = $1 and next_attempt_at <= statement_timestamp()
    order by next_attempt_at limit $2::int for update skip locked
  )
  update lead_notices set next_attempt_at = statement_timestamp() + ${ms(leaseMs)}
  from due join submissions on submissions.id = due.submission_id
  where lead_notices.submission_id = due.submission_id and channel = $1
  returning lead_notices.submission_id, lead_id, form_id, received_at, attempts, not exists (
    select from submissions as earlier
    where earlier.lead_id = submissions.lead_id
      and (earlier.received_at, earlier.id) < (submissions.received_at, submissions.id)
  ) as new_lead`;

/** Claims the notices due for one attempt, at most `limit`. If the holder dies, they are due again after a minute. */
export async function claimNotices(database: Queryable, channel: NoticeChannel, limit: number): Promise<Notice[]> {
  const { rows } = await database.query<NoticeRow>(claim, [channel, limit]);
  return rows.map((row) => ({
    submissionId: row.submission_id,
    leadId: row.lead_id,
    formId: row.form_id,
    receivedAt: row.received_at,
    newLead: row.new_lead,
    attempts: row.attempts,
  }));
}

/** The most notices in one letter, to bound its memory; the next letter has the rest. */
const maxPerLetter = 10_000;

/** Claims the notices for the next letter, if there are any and the last letter is old enough. */
export function claimLetter(database: Database): Promise<Notice[]> {
  return database.transaction(async (transaction) => {
    const { affectedRows } = await transaction.query(
      `update letter_turn set next_at = statement_timestamp() + ${ms(betweenLettersMs)}
       where (next_at <= statement_timestamp() or next_at > statement_timestamp() + ${ms(betweenLettersMs)})
         and exists (select from lead_notices where channel = 'letters' and next_attempt_at <= statement_timestamp())`,
    );
    return affectedRows === 0 ? [] : claimNotices(transaction, 'letters', maxPerLetter);
  });
}

/** Deletes sent notices. */
export async function completeNotices(database: Queryable, channel: NoticeChannel, notices: readonly Notice[]) {
  await database.query('delete from lead_notices where channel = $1 and submission_id = any($2::uuid[])', [
    channel,
    notices.map(({ submissionId }) => submissionId),
  ]);
}

/** Schedules notices again after `delayMs`; `reason` must quote no visitor. */
export async function postponeNotices(
  database: Queryable,
  channel: NoticeChannel,
  notices: readonly Notice[],
  { reason, delayMs }: { reason: string; delayMs: number },
): Promise<void> {
  await database.query(
    `update lead_notices set attempts = attempts + 1, last_error = $3,
       next_attempt_at = statement_timestamp() + $4::int * interval '1 millisecond'
     where channel = $1 and submission_id = any($2::uuid[])`,
    [channel, notices.map(({ submissionId }) => submissionId), reason, delayMs],
  );
}

/** The path at which the staff area shows a lead. */
export function deskAddress(leadId: string, publicUrl: string): string {
  return `${publicUrl}/admin/leads?lead=${leadId}`;
}

type NoticeHealth = DeliveryHealth['notices'][number];

/** The state of the notices of each channel. */
export async function readNoticeHealth(
  database: Queryable,
  channels: readonly NoticeChannel[],
): Promise<NoticeHealth[]> {
  const { rows } = await database.query<{
    channel: NoticeChannel;
    waiting: number;
    since: Date | null;
    reason: string | null;
  }>(
    `select channel, since, last_error as reason,
       (select count(*)::int from (
         select from lead_notices where lead_notices.channel = on_it.channel limit ${maxCounted}
       ) as counted) as waiting
     from unnest($1::text[]) as on_it (channel) left join lateral (
       select since, last_error from lead_notices where lead_notices.channel = on_it.channel order by since limit 1
     ) as oldest on true`,
    [channels],
  );
  return rows.map(({ channel, waiting, since, reason }) => ({
    channel,
    waiting,
    waitingSince: since?.toISOString() ?? null,
    reason,
  }));
}
