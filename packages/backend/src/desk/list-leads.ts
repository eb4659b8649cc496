import type { DeskLead, DeskLeads } from '@sponsor/domain';
import { type ListCursor, writeCursor } from '../base/list-cursor.ts';
import type { Queryable } from '../database/database.ts';
import { createParameters, type Parameters } from '../database/parameters.ts';

export interface LeadSelection {
  /** These alone. */
  ids?: readonly string[];
  /** Words of three letters or more, in small letters: all of them stand in the address or the name. */
  words: readonly string[];
  status?: string;
  form?: string;
  campaign?: string;
  /** Empty for nobody's. */
  owner?: string;
  /** The first and the last day on which they came, as days of the office. */
  from?: string;
  to?: string;
  /** With a next action that is due on this day or before. */
  due?: string;
}

export interface LeadSort {
  by: 'created' | 'email';
  direction: 'asc' | 'desc';
}

export interface LeadListing extends LeadSelection {
  sort: LeadSort;
  /** The last lead of the page before. */
  after?: ListCursor;
  limit: number;
}

const countedAtMost = 10_000;

export const deskColumns = `leads.id, email, name, status, created_at, contacted_at, owner, next_action,
  to_char(next_action_on, 'YYYY-MM-DD') as next_action_on, forms, campaigns`;

export interface DeskRow {
  id: string;
  email: string;
  name: string;
  status: string;
  created_at: Date;
  contacted_at: Date | null;
  owner: string | null;
  next_action: string | null;
  next_action_on: string | null;
  forms: string[];
  campaigns: string[];
}

/** One page of the leads, by a cursor and not by its number, so that the last is as quick as the first. */
export async function listLeads(database: Queryable, timeZone: string, listing: LeadListing): Promise<DeskLeads> {
  const { sort, after, limit } = listing;
  const counting = createParameters();
  const matching = conditionsOf(listing, timeZone, counting);
  const reading = createParameters();
  const conditions = conditionsOf(listing, timeZone, reading);
  const column = sort.by === 'email' ? 'email' : 'created_at';
  if (after) {
    const type = sort.by === 'email' ? 'text' : 'timestamptz';
    const cursor = `(${reading.add(after.value)}::${type}, ${reading.add(after.id)}::uuid)`;
    conditions.push(`(${column}, id) ${sort.direction === 'desc' ? '<' : '>'} ${cursor}`);
  }
  const [{ rows }, counted] = await Promise.all([
    database.query<DeskRow>(
      `select ${deskColumns} from leads where ${conditions.join(' and ')}
       order by ${column} ${sort.direction}, id ${sort.direction} limit ${reading.add(limit + 1)}::int`,
      reading.values,
    ),
    database.query<{ total: number }>(
      `select count(*)::int as total from
         (select from leads where ${matching.join(' and ')} limit ${countedAtMost + 1}) as found`,
      counting.values,
    ),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  const leads = rows.slice(0, limit).map(toDeskLead);
  const last = rows.length > limit ? leads.at(-1) : undefined;
  return {
    leads,
    total: Math.min(total, countedAtMost),
    more: total > countedAtMost,
    next: last ? writeCursor({ value: sort.by === 'email' ? last.email : last.createdAt, id: last.id }) : null,
  };
}

/** What a lead must fulfil; at the least that a person came by it. */
export function conditionsOf(selection: LeadSelection, timeZone: string, parameters: Parameters): string[] {
  const { ids, words, status, form, campaign, owner, from, to, due } = selection;
  const conditions = ['not quarantined'];
  if (ids !== undefined) conditions.push(`id = any(${parameters.add(ids)}::uuid[])`);
  for (const word of words) conditions.push(`search like ${parameters.add(`%${escapePattern(word)}%`)}`);
  if (status !== undefined) conditions.push(`status = ${parameters.add(status)}`);
  if (form !== undefined) conditions.push(`forms @> array[${parameters.add(form)}]::text[]`);
  if (campaign !== undefined) conditions.push(`campaigns @> array[${parameters.add(campaign)}]::text[]`);
  if (owner !== undefined) conditions.push(owner === '' ? 'owner is null' : `owner = ${parameters.add(owner)}`);
  const midnight = (day: string) =>
    `(${parameters.add(day)}::date::timestamp at time zone ${parameters.add(timeZone)})`;
  if (from !== undefined) conditions.push(`created_at >= ${midnight(from)}`);
  if (to !== undefined) {
    const day = `${parameters.add(to)}::date + 1`;
    conditions.push(`created_at < ((${day})::timestamp at time zone ${parameters.add(timeZone)})`);
  }
  if (due !== undefined) conditions.push(`next_action_on <= ${parameters.add(due)}::date`);
  return conditions;
}

function escapePattern(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

export function toDeskLead(row: DeskRow): DeskLead {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    contactedAt: row.contacted_at?.toISOString() ?? null,
    owner: row.owner,
    nextAction: row.next_action,
    nextActionOn: row.next_action_on,
    forms: row.forms,
    campaigns: row.campaigns,
  };
}

/** Who came last: a screen asks for it again and again, and reads the list only when it is somebody new. */
export async function newestLead(database: Queryable): Promise<{ id: string | null }> {
  const { rows } = await database.query<{ id: string }>(
    'select id from leads where not quarantined order by created_at desc, id desc limit 1',
  );
  return { id: rows[0]?.id ?? null };
}
