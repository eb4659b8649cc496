import { type LeadSelection, spreadsheetHeading, spreadsheetLine } from '@sponsor/domain';
import type { Database } from '../database/database.ts';
import { createParameters } from '../database/parameters.ts';
import { type EntrySource, entriesOfLead } from './entries-of-lead.ts';
import { conditionsOf } from './lead-conditions.ts';
import { type DeskRow, deskColumns, toDeskLead } from './list-leads.ts';

/** With all of their submissions, leads take more memory. */
const batchSize = { csv: 1000, ndjson: 50 };
/** Submissions, and events, up to which a lead is exported in one piece. Anyone can send thousands. */
const maxPerLine = 20;

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
       where ${conditions.join(' and ')} order by created_at desc, id desc limit ${batchSize[format]}`,
      parameters.values,
    );
    if (format === 'csv') yield rows.map(toCsv).join('');
    else for (const row of rows) yield* row.whole === null ? toPieces(database, row) : [toJsonLine(row)];
    after = rows.length === batchSize[format] ? rows.at(-1) : undefined;
  } while (after);
}

const sources: Record<string, EntrySource> = {
  submissions: {
    from: 'submissions',
    at: 'received_at',
    entry: `jsonb_build_object('id', id, 'form', form_id, 'receivedAt', received_at, 'fields', fields, 'context', context)`,
  },
  events: {
    from: 'lead_events',
    at: 'occurred_at',
    entry: `jsonb_build_object('kind', kind, 'at', occurred_at, 'by', actor, 'details', details)`,
  },
};

const areFew = Object.values(sources).map(
  ({ from }) =>
    `(select count(*) from (select from ${from} where lead_id = leads.id limit ${maxPerLine + 1}) as counted) <= ${maxPerLine}`,
);
const lists = Object.entries(sources).map(
  ([name, { from, at, entry }]) =>
    `'${name}', coalesce((select jsonb_agg(${entry} order by ${at}, id) from ${from} where lead_id = leads.id), '[]')`,
);

/** Null for a lead with so much that it is read in pieces. */
const everything = `case when ${areFew.join(' and ')} then jsonb_build_object(${lists.join(', ')}) end as whole`;

/** The same line as `toJsonLine` returns, in pieces. */
async function* toPieces(database: Database, row: DeskRow): AsyncGenerator<string> {
  yield JSON.stringify(toDeskLead(row)).slice(0, -1);
  for (const [name, source] of Object.entries(sources)) {
    yield `,"${name}":[`;
    let separator = '';
    for await (const lines of entriesOfLead(database, source, row.id)) {
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
