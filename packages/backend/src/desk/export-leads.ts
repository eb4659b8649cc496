import { type LeadSelection, spreadsheetHeading, spreadsheetLine } from '@sponsor/domain';
import type { Database } from '../database/database.ts';
import { createParameters } from '../database/parameters.ts';
import { rowsAtOnce as entriesAtOnce, pagesOf } from './export-record.ts';
import { conditionsOf } from './lead-conditions.ts';
import { type DeskRow, deskColumns, toDeskLead } from './list-leads.ts';

/** With all of their submissions, leads take more memory. */
const rowsAtOnce = { csv: 1000, ndjson: 50 };
/** Submissions, and events, up to which a lead is exported in one piece. Anyone can send thousands. */
const mostInOnePiece = 20;

/**
 * Exports all selected leads, newest first, as lines, with a bounded part of them in memory. A lead that arrives or changes
 * in the meantime may be included or not.
 */
export async function* exportLeads(
  database: Database,
  timeZone: string,
  selection: LeadSelection,
  format: 'csv' | 'ndjson',
): AsyncGenerator<string> {
  if (format === 'csv') yield spreadsheetHeading(headings);
  let after: DeskRow | undefined;
  do {
    const parameters = createParameters();
    const conditions = ['not quarantined', ...conditionsOf(selection, timeZone, parameters)];
    if (after) {
      const cursor = `(${parameters.add(after.created_at)}::timestamptz, ${parameters.add(after.id)}::uuid)`;
      conditions.push(`(created_at, id) < ${cursor}`);
    }
    const { rows } = await database.query<DeskRow & { whole?: unknown }>(
      `select ${deskColumns}${format === 'ndjson' ? `, ${everything}` : ''} from leads
       where ${conditions.join(' and ')} order by created_at desc, id desc limit ${rowsAtOnce[format]}`,
      parameters.values,
    );
    if (format === 'csv') yield rows.map(toCsv).join('');
    else for (const row of rows) yield* row.whole === null ? toPieces(database, row) : [toJsonLine(row)];
    after = rows.length === rowsAtOnce[format] ? rows.at(-1) : undefined;
  } while (after);
}

const submission = `jsonb_build_object('id', id, 'form', form_id, 'receivedAt', received_at, 'fields', fields,
  'context', context)`;
const event = `jsonb_build_object('kind', kind, 'at', occurred_at, 'by', actor, 'details', details)`;

const isSmall = (table: string) =>
  `(select count(*) from (select from ${table} where lead_id = leads.id limit ${mostInOnePiece + 1}) as counted) <= ${mostInOnePiece}`;

/** Null for a lead with so much that it is read in pieces. */
const everything = `case when ${isSmall('submissions')} and ${isSmall('lead_events')} then jsonb_build_object(
  'submissions', coalesce((
    select jsonb_agg(${submission} order by received_at, id) from submissions where lead_id = leads.id), '[]'),
  'events', coalesce((
    select jsonb_agg(${event} order by occurred_at, id) from lead_events where lead_id = leads.id), '[]')
) end as whole`;

const pieces = {
  submissions: `
    select id, received_at::text as at, ${submission}::text as line from submissions
    where lead_id = $1 and ($2::timestamptz is null or (received_at, id) > ($2, $3::uuid))
    order by received_at, id limit ${entriesAtOnce}`,
  events: `
    select id, occurred_at::text as at, ${event}::text as line from lead_events
    where lead_id = $1 and ($2::timestamptz is null or (occurred_at, id) > ($2, $3::uuid))
    order by occurred_at, id limit ${entriesAtOnce}`,
};

/** The same line as `toJsonLine` returns, in pieces. */
async function* toPieces(database: Database, row: DeskRow): AsyncGenerator<string> {
  yield JSON.stringify(toDeskLead(row)).slice(0, -1);
  for (const [name, statement] of Object.entries(pieces)) {
    yield `,"${name}":[`;
    let separator = '';
    for await (const lines of pagesOf(database, statement, row.id)) {
      if (lines.length > 0) yield separator + lines.join(',');
      separator = ',';
    }
    yield ']';
  }
  yield '}\n';
}

const headings = [
  'id',
  'email',
  'name',
  'phone',
  'status',
  'created_at',
  'contacted_at',
  'owner',
  'next_action',
  'next_action_on',
  'forms',
  'campaigns',
];

function toCsv(row: DeskRow): string {
  return spreadsheetLine([
    { figure: row.id },
    row.email,
    row.name,
    row.phone,
    row.status,
    { figure: row.created_at.toISOString() },
    { figure: row.contacted_at?.toISOString() ?? '' },
    row.owner ?? '',
    row.next_action ?? '',
    { figure: row.next_action_on ?? '' },
    row.forms.join(' '),
    row.campaigns.join(' '),
  ]);
}

function toJsonLine(row: DeskRow & { whole?: unknown }): string {
  return `${JSON.stringify({ ...toDeskLead(row), ...Object(row.whole) })}\n`;
}
