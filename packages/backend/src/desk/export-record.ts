import type { Database, Queryable } from '../database/database.ts';
import { type EntrySource, entriesOfLead } from './entries-of-lead.ts';

const person = `
  select jsonb_build_object('kind', 'person', 'id', id, 'email', email, 'name', name, 'phone', phone, 'status', status,
    'createdAt', created_at, 'contactedAt', contacted_at, 'owner', owner, 'nextAction', next_action,
    'nextActionOn', next_action_on, 'forms', forms, 'campaigns', campaigns, 'heldSince', held_since,
    'erasedAt', erased_at, 'askedToBeForgottenAt',
    (select since from suppressions where address_hash = suppression))::text as line
  from leads where id = $1`;

const sources: readonly EntrySource[] = [
  {
    from: 'submissions left join deliveries on submission_id = submissions.id',
    id: 'submissions.id',
    at: 'received_at',
    entry: `jsonb_build_object('kind', 'submission', 'id', submissions.id, 'form', submissions.form_id,
      'receivedAt', received_at, 'fields', fields, 'context', context, 'delivery', state, 'deliveredAt', delivered_at)`,
  },
  {
    from: 'lead_events',
    at: 'occurred_at',
    entry: `jsonb_build_object('kind', 'event', 'what', kind, 'at', occurred_at, 'by', actor,
      'submission', submission_id, 'details', details)`,
  },
];

/**
 * Exports everything stored about one person, one JSON object per line: the person, then their submissions, then the events,
 * oldest first, with at most 500 lines in memory. Undefined if there is no such lead.
 */
export async function exportRecord(database: Database, leadId: string): Promise<AsyncGenerator<string> | undefined> {
  const { rows } = await database.query<{ line: string }>(person, [leadId]);
  const [first] = rows;
  return first && linesOf(database, leadId, first.line);
}

async function* linesOf(database: Queryable, leadId: string, first: string): AsyncGenerator<string> {
  yield `${first}\n`;
  for (const source of sources) {
    for await (const lines of entriesOfLead(database, source, leadId)) yield lines.map((line) => `${line}\n`).join('');
  }
}
