import { type NoticeChannel, privacyForm } from '@sponsor/domain';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database, Queryable } from '../database/database.ts';
import { type Actor, recordEvent } from './change-lead.ts';

/**
 * Releases a held or closed submission and reports it on the channels. Returns false if it is neither, or if nothing is left
 * to send because the person was erased.
 */
export async function releaseSubmission(
  database: Database,
  submissionId: string,
  channels: readonly NoticeChannel[],
  actor: Actor,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockPeople(transaction, [submissionId]);
    const { rows } = await transaction.query<{ lead_id: string }>(
      `with released as (
         update deliveries set state = 'pending', refusals = 0, refused_after = null, closed_at = null,
           next_attempt_at = statement_timestamp()
         where submission_id = $1 and state in ('quarantined', 'closed') and not exists (
           select from submissions join leads on leads.id = lead_id
           where submissions.id = submission_id and erased_at is not null
         )
         returning submission_id, form_id
       ),
       announced as (
         insert into lead_notices (submission_id, channel, since, next_attempt_at)
         select submission_id, channel, statement_timestamp(), statement_timestamp()
         from released cross join unnest($2::text[]) as channel where form_id <> '${privacyForm}'
         on conflict do nothing
       )
       update leads set quarantined = false
       from released join submissions on submissions.id = released.submission_id
       where leads.id = submissions.lead_id returning leads.id as lead_id`,
      [submissionId, channels],
    );
    const [released] = rows;
    if (released === undefined) return false;
    await recordEvent(transaction, released.lead_id, 'released', {}, actor, submissionId);
    await recordAudit(
      transaction,
      { actor: actor.name, action: 'submission released', subject: submissionId },
      actor.at,
    );
    return true;
  });
}

/**
 * Closes failed or held submissions, so that they never reach the CRM, and records why. Returns how many there were; others
 * are left unchanged. For an erased person, also deletes the data kept for the delivery.
 */
export async function closeSubmissions(
  database: Database,
  submissionIds: readonly string[],
  reason: string,
  actor: Actor,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockPeople(transaction, submissionIds);
    const { rows } = await transaction.query<{ submission_id: string; lead_id: string }>(
      `with open as (
         select submission_id from deliveries
         where submission_id = any($1::uuid[]) and state in ('dead-letter', 'quarantined')
         for update
       ),
       forgotten as (
         update submissions set fields = '[]' from open, leads
         where submissions.id = open.submission_id and leads.id = lead_id and erased_at is not null
       )
       update deliveries set state = 'closed', closed_at = statement_timestamp()
       from open join submissions on submissions.id = open.submission_id
       where deliveries.submission_id = open.submission_id
       returning deliveries.submission_id, lead_id`,
      [submissionIds],
    );
    for (const row of rows) {
      await recordEvent(transaction, row.lead_id, 'closed', { reason }, actor, row.submission_id);
    }
    const [first] = rows;
    if (first === undefined) return 0;
    const subject = rows.length === 1 ? first.submission_id : '';
    const details = { submissions: rows.length };
    await recordAudit(transaction, { actor: actor.name, action: 'submissions closed', subject, details }, actor.at);
    return rows.length;
  });
}

/**
 * Locks the lead before its deliveries, as an erasure does, and leads in one order, so that no two transactions wait for each
 * other.
 */
async function lockPeople(transaction: Queryable, submissionIds: readonly string[]): Promise<void> {
  await transaction.query(
    `select from leads where id in (select lead_id from submissions where id = any($1::uuid[]))
     order by id for no key update`,
    [submissionIds],
  );
}
