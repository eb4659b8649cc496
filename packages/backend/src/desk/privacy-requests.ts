import {
  daysToAnswer,
  type PrivacyOutcome,
  type PrivacyRequest,
  type PrivacyRequestKind,
  type PrivacyRequests,
  privacyRequestsPerRead,
} from '@sponsor/domain';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database, Queryable } from '../database/database.ts';
import { type Actor, recordEvent } from './change-lead.ts';

interface RequestRow {
  id: string;
  lead_id: string;
  email: string;
  kind: PrivacyRequestKind;
  received_on: string;
  due_on: string;
  outcome: PrivacyOutcome | null;
  closed_at: Date | null;
  closed_by: string | null;
}

const listed = (rows: string) => `
  select requests.id, lead_id, email, kind, to_char(received_on, 'YYYY-MM-DD') as received_on,
    to_char(due_on, 'YYYY-MM-DD') as due_on, outcome, closed_at, closed_by
  from (select * from privacy_requests ${rows} limit ${privacyRequestsPerRead}) as requests join leads on leads.id = lead_id`;

const readOpen = `${listed('where closed_at is null order by due_on, id')} order by requests.due_on, requests.id`;
const readClosed = `${listed('where closed_at is not null order by closed_at desc, id')} order by closed_at desc, requests.id`;

/** Returns privacy requests: open ones by due date, and the last closed ones. */
export async function listPrivacyRequests(database: Queryable): Promise<PrivacyRequests> {
  const [open, closed] = await Promise.all([
    database.query<RequestRow>(readOpen),
    database.query<RequestRow>(readClosed),
  ]);
  return { open: open.rows.map(toRequest), closed: closed.rows.map(toRequest) };
}

/**
 * Records a privacy request. `unknown` if there is no such lead any more, `waiting` if the same request is still open.
 *
 * @param receivedOn the day in the office's time zone, such as `2026-03-01`, on which the response period begins.
 */
export function enterPrivacyRequest(
  database: Database,
  { leadId, kind, receivedOn }: Pick<PrivacyRequest, 'leadId' | 'kind' | 'receivedOn'>,
  actor: Actor,
): Promise<'entered' | 'unknown' | 'waiting'> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.query('select from leads where id = $1 and erased_at is null for share', [
      leadId,
    ]);
    if (rows.length === 0) return 'unknown';
    const { affectedRows } = await transaction.query(
      `insert into privacy_requests (id, lead_id, kind, received_on, due_on)
       values ($1, $2, $3, $4::date, $4::date + $5::int) on conflict do nothing`,
      [uuidv7(), leadId, kind, receivedOn, daysToAnswer],
    );
    if (affectedRows === 0) return 'waiting';
    await recordEvent(transaction, leadId, 'asked', { kind, receivedOn }, actor);
    const entry = { actor: actor.name, action: 'privacy request entered', subject: leadId } as const;
    await recordAudit(transaction, { ...entry, details: { kind, receivedOn } }, actor.at);
    return 'entered';
  });
}

/**
 * Closes a request permanently. Returns false if it is not open.
 *
 * @param reason how it was answered or why it was refused; stored with the lead.
 */
export function closePrivacyRequest(
  database: Database,
  id: string,
  outcome: PrivacyOutcome,
  reason: string,
  actor: Actor,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ lead_id: string; kind: string }>(
      `update privacy_requests set outcome = $2, closed_at = $3, closed_by = $4
       where id = $1 and closed_at is null returning lead_id, kind`,
      [id, outcome, actor.at, actor.name],
    );
    const [closed] = rows;
    if (closed === undefined) return false;
    const { lead_id: leadId, kind } = closed;
    await recordEvent(transaction, leadId, outcome, { kind, reason }, actor);
    const entry = { actor: actor.name, action: 'privacy request closed', subject: leadId } as const;
    await recordAudit(transaction, { ...entry, details: { kind, outcome } }, actor.at);
    return true;
  });
}

function toRequest(row: RequestRow): PrivacyRequest {
  return {
    id: row.id,
    leadId: row.lead_id,
    email: row.email,
    kind: row.kind,
    receivedOn: row.received_on,
    dueOn: row.due_on,
    outcome: row.outcome,
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by,
  };
}
