import type { LeadEvent, LeadHistory, LeadSubmission } from '@sponsor/domain';
import type { Queryable } from '../database/database.ts';
import { type DeskRow, deskColumns, toDeskLead } from './list-leads.ts';

interface HistoryRow extends DeskRow {
  held_since: Date | null;
  erased_at: Date | null;
  suppressed_since: Date | null;
}

interface SubmissionRow {
  id: string;
  form_id: string;
  received_at: Date;
  fields: LeadSubmission['fields'];
  context: LeadSubmission['context'];
  state: NonNullable<LeadSubmission['delivery']>['state'] | null;
  attempts: number;
  last_attempt_at: Date | null;
  delivered_at: Date | null;
  last_error: string | null;
}

interface EventRow {
  id: string;
  kind: string;
  occurred_at: Date;
  actor: string | null;
  submission_id: string | null;
  details: Record<string, unknown>;
}

/** More than anyone sends by hand; the export contains what a program sent beyond it. */
const most = 500;

/** Returns everything known about one person, newest first; undefined if there is no such lead. */
export async function readHistory(database: Queryable, leadId: string): Promise<LeadHistory | undefined> {
  const [found, submissions, events] = await Promise.all([
    database.query<HistoryRow>(
      `select ${deskColumns}, held_since, erased_at,
         (select since from suppressions where address_hash = suppression) as suppressed_since
       from leads where id = $1`,
      [leadId],
    ),
    database.query<SubmissionRow>(
      `select submissions.id, submissions.form_id, received_at, fields, context,
         state, attempts, last_attempt_at, delivered_at, last_error
       from submissions left join deliveries on submission_id = submissions.id
       where lead_id = $1 order by received_at desc limit ${most}`,
      [leadId],
    ),
    database.query<EventRow>(
      `select id, kind, occurred_at, actor, submission_id, details from lead_events
       where lead_id = $1 order by occurred_at desc, id desc limit ${most}`,
      [leadId],
    ),
  ]);
  const [lead] = found.rows;
  if (lead === undefined) return undefined;
  return {
    lead: toDeskLead(lead),
    heldSince: lead.held_since?.toISOString() ?? null,
    erasedAt: lead.erased_at?.toISOString() ?? null,
    suppressedSince: lead.suppressed_since?.toISOString() ?? null,
    submissions: submissions.rows.map(toSubmission),
    events: events.rows.map(toEvent),
  };
}

function toSubmission(row: SubmissionRow): LeadSubmission {
  const { id, form_id: formId, received_at: receivedAt, fields, context, state, attempts } = row;
  return {
    id,
    formId,
    receivedAt: receivedAt.toISOString(),
    fields,
    context,
    delivery: state && {
      state,
      attempts,
      lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
      deliveredAt: row.delivered_at?.toISOString() ?? null,
      lastError: row.last_error,
    },
  };
}

function toEvent({ id, kind, occurred_at: at, actor, submission_id: submissionId, details }: EventRow): LeadEvent {
  return { id, kind, at: at.toISOString(), actor, submissionId, details };
}
