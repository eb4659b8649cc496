import { type DeliveryHealth, type FormId, mostCounted, type NoticeChannel } from '@sponsor/domain';
import type { Database, Queryable } from '../database/database.ts';
import { longestDelayMs } from './back-off.ts';

/** News of a submission that is to be told on a channel. */
export interface Notice {
  submissionId: string;
  leadId: string;
  formId: FormId;
  receivedAt: Date;
  /** Whether nothing had come from the person before. */
  newLead: boolean;
  /** Earlier attempts that failed. */
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

/** Several times the timeout of an attempt: a lease that runs out under a living holder would be told of twice. */
const leaseMs = 60_000;

/** Letters come no more often, however many forms and servers there are: twelve an hour. */
const betweenLettersMs = 5 * 60_000;

const ms = (count: number) => `interval '${count} milliseconds'`;

// A time that lies further ahead than one is ever set was written before the clock was put back, and is not believed.
const claim = `
  with put_back as (
    update lead_notices set next_attempt_at = statement_timestamp()
    where channel = $1 and next_attempt_at > statement_timestamp() + ${ms(longestDelayMs)}
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

/** Takes what is due for one attempt, at most `limit`. What is not settled within a minute, because its holder died, comes due again. */
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

/** A letter that held more would be made of many pages' memory; the others are for the next one. */
const mostInLetter = 10_000;

/** Takes what the next letter is to tell, if there is anything and the last letter was sent long enough ago. */
export function claimLetter(database: Database): Promise<Notice[]> {
  return database.transaction(async (transaction) => {
    const { affectedRows } = await transaction.query(
      `update letter_turn set next_at = statement_timestamp() + ${ms(betweenLettersMs)}
       where (next_at <= statement_timestamp() or next_at > statement_timestamp() + ${ms(betweenLettersMs)})
         and exists (select from lead_notices where channel = 'letters' and next_attempt_at <= statement_timestamp())`,
    );
    return affectedRows === 0 ? [] : claimNotices(transaction, 'letters', mostInLetter);
  });
}

/** Forgets what was told. */
export async function endNotices(database: Queryable, channel: NoticeChannel, notices: readonly Notice[]) {
  await database.query('delete from lead_notices where channel = $1 and submission_id = any($2::uuid[])', [
    channel,
    notices.map(({ submissionId }) => submissionId),
  ]);
}

/** Has notices tried again after `delayMs`; `reason` says why, in words that quote nobody. */
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

/** Where the desk shows a lead. */
export function deskAddress(leadId: string, publicUrl: string): string {
  return `${publicUrl}/admin/leads?lead=${leadId}`;
}

type NoticeHealth = DeliveryHealth['notices'][number];

/** How the notices of each channel stand. */
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
         select from lead_notices where lead_notices.channel = on_it.channel limit ${mostCounted}
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
