import { type LeadSelection, spreadsheetHeading, spreadsheetLine } from '@sponsor/domain';
import type { Database } from '../database/database.ts';
import { createParameters } from '../database/parameters.ts';
import { conditionsOf } from './lead-conditions.ts';
import { type DeskRow, deskColumns, toDeskLead } from './list-leads.ts';

const rowsAtOnce = 1000;

/**
 * Exports all selected leads, newest first, as lines, with at most a thousand in memory. A lead that arrives or changes in
 * the meantime may be included or not.
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
       where ${conditions.join(' and ')} order by created_at desc, id desc limit ${rowsAtOnce}`,
      parameters.values,
    );
    yield rows.map(format === 'csv' ? toCsv : toJsonLine).join('');
    after = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (after);
}

const everything = `jsonb_build_object(
  'submissions', coalesce((
    select jsonb_agg(jsonb_build_object('id', id, 'form', form_id, 'receivedAt', received_at, 'fields', fields,
      'context', context) order by received_at)
    from submissions where lead_id = leads.id), '[]'),
  'events', coalesce((
    select jsonb_agg(jsonb_build_object('kind', kind, 'at', occurred_at, 'by', actor, 'details', details)
      order by occurred_at, id)
    from lead_events where lead_id = leads.id), '[]')
) as whole`;

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

function toJsonLine({ whole, ...row }: DeskRow & { whole?: unknown }): string {
  return `${JSON.stringify({ ...toDeskLead(row), ...Object(whole) })}\n`;
}
