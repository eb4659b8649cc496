import type { Database, Queryable } from '../database/database.ts';

export const rowsAtOnce = 500;

interface Entry {
  id: string;
  /** The database's own text for its time: a Date would round it, and skip rows within the same millisecond. */
  at: string;
  line: string;
}

const person = `
  select jsonb_build_object('kind', 'person', 'id', id, 'email', email, 'name', name, 'phone', phone, 'status', status,
    'createdAt', created_at, 'contactedAt', contacted_at, 'owner', owner, 'nextAction', next_action,
    'nextActionOn', next_action_on, 'forms', forms, 'campaigns', campaigns, 'heldSince', held_since,
    'erasedAt', erased_at, 'askedToBeForgottenAt',
    (select since from suppressions where address_hash = suppression))::text as line
  from leads where id = $1`;

const submissions = `
  select submissions.id, received_at::text as at, jsonb_build_object('kind', 'submission', 'id', submissions.id,
    'form', submissions.form_id, 'receivedAt', received_at, 'fields', fields, 'context', context,
    'delivery', state, 'deliveredAt', delivered_at)::text as line
  from submissions left join deliveries on submission_id = submissions.id
  where lead_id = $1 and ($2::timestamptz is null or (received_at, submissions.id) > ($2, $3::uuid))
  order by received_at, submissions.id limit ${rowsAtOnce}`;

const events = `
  select id, occurred_at::text as at, jsonb_build_object('kind', 'event', 'what', kind, 'at', occurred_at, 'by', actor,
    'submission', submission_id, 'details', details)::text as line
  from lead_events
  where lead_id = $1 and ($2::timestamptz is null or (occurred_at, id) > ($2, $3::uuid))
  order by occurred_at, id limit ${rowsAtOnce}`;

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
  for (const statement of [submissions, events]) {
    for await (const lines of pagesOf(database, statement, leadId)) yield lines.map((line) => `${line}\n`).join('');
  }
}

/**
 * Reads the lines of a statement about one lead, at most 500 at a time.
 *
 * @param statement returns `id`, `at` and `line` in the order of `at` and `id`, after `$2` and `$3`, of the lead `$1`.
 */
export async function* pagesOf(database: Queryable, statement: string, leadId: string): AsyncGenerator<string[]> {
  let after: Entry | undefined;
  do {
    const { rows } = await database.query<Entry>(statement, [leadId, after?.at ?? null, after?.id ?? null]);
    yield rows.map(({ line }) => line);
    after = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (after);
}
