import type { DeskLead, DeskLeads, LeadCount, LeadListing, LeadSelection, LeadSort } from '@sponsor/domain';
import { type ListCursor, readCursor, writeCursor } from '../base/list-cursor.ts';
import type { Database, Queryable } from '../database/database.ts';
import { findWithTimeout } from '../database/find-with-timeout.ts';
import { createParameters, type Parameters } from '../database/parameters.ts';
import { conditionsOf, selectionParts } from './lead-conditions.ts';
import { leadOrders } from './lead-orders.ts';

interface Chosen extends Omit<LeadListing, 'after' | 'limit'> {
  /** The last lead of the previous page. */
  after?: ListCursor | undefined;
}

const countedAtMost = 10_000;

/** The most leads read in order to fill a filtered page, and to count. If matches are rarer, filters find them first. */
const readInOrder = 5_000;
const countedInOrder = 50_000;

export const deskColumns = `leads.id, email, name, phone, status, created_at, contacted_at, owner, next_action,
  to_char(next_action_on, 'YYYY-MM-DD') as next_action_on, forms, campaigns`;

export interface DeskRow {
  id: string;
  email: string;
  name: string;
  phone: string;
  status: string;
  created_at: Date;
  contacted_at: Date | null;
  owner: string | null;
  next_action: string | null;
  next_action_on: string | null;
  forms: string[];
  campaigns: string[];
}

/**
 * Returns one page of the leads by cursor, so that the last page is as fast as the first.
 *
 * @throws SearchTimeoutError if the filters take too long over this many leads.
 */
export async function listLeads(database: Database, timeZone: string, listing: LeadListing): Promise<DeskLeads> {
  const { sort, limit, after } = listing;
  const chosen = { ...listing, after: after === undefined ? undefined : readCursor(after, leadOrders[sort.by].value) };
  return findWithTimeout(database, async (transaction) => {
    let rows = await readPage(transaction, timeZone, chosen, limit, readInOrder);
    if (rows.length <= limit && narrowsDown(listing, timeZone)) {
      await findThroughFilters(transaction);
      rows = await readPage(transaction, timeZone, chosen, limit);
    }
    const leads = rows.slice(0, limit).map(toDeskLead);
    const last = rows.length > limit ? leads.at(-1) : undefined;
    return {
      leads,
      next: last ? writeCursor({ value: leadOrders[sort.by].valueOf(last), id: last.id }) : null,
    };
  });
}

/**
 * Counts the leads, or the selected ones: separate from the pages, because the count is the same for all of them.
 *
 * @throws SearchTimeoutError if the filters take too long over this many leads.
 */
export function countLeads(database: Database, timeZone: string, selection: LeadSelection): Promise<LeadCount> {
  return findWithTimeout(database, async (transaction) => {
    let total = await count(transaction, timeZone, selection, countedInOrder);
    if (total <= countedAtMost && narrowsDown(selection, timeZone)) {
      await findThroughFilters(transaction);
      total = await count(transaction, timeZone, selection);
    }
    return { total: Math.min(total, countedAtMost), more: total > countedAtMost };
  });
}

/** Without filters, every row in order matches. */
function narrowsDown(selection: LeadSelection, timeZone: string): boolean {
  return conditionsOf(selection, timeZone, createParameters()).length > 0;
}

/**
 * From here on, the indexes of the filters find the leads, and sorting comes after: looking for rare matches in list order
 * can mean reading the whole list.
 */
async function findThroughFilters(transaction: Queryable): Promise<void> {
  await transaction.query(
    `select set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true)`,
  );
}

/** The leads of a page, and one more if there is a next page. */
async function readPage(
  transaction: Queryable,
  timeZone: string,
  chosen: Chosen,
  limit: number,
  among?: number,
): Promise<DeskRow[]> {
  const parameters = createParameters();
  const { rows } = await transaction.query<DeskRow>(
    `select ${deskColumns} ${fromChosen(chosen, timeZone, parameters, among)}
     ${orderOf(chosen.sort)} limit ${parameters.add(limit + 1)}::int`,
    parameters.values,
  );
  return rows;
}

/** The number of matches, up to one more than the counting limit. */
async function count(
  transaction: Queryable,
  timeZone: string,
  selection: LeadSelection,
  among?: number,
): Promise<number> {
  const parameters = createParameters();
  const newestFirst: LeadSort = { by: 'created', direction: 'desc' };
  const { rows } = await transaction.query<{ total: number }>(
    `select count(*)::int as total from (
       select ${fromChosen({ ...selection, sort: newestFirst }, timeZone, parameters, among)} limit ${countedAtMost + 1}
     ) as found`,
    parameters.values,
  );
  return rows[0]?.total ?? 0;
}

/**
 * Returns the `from` clause of a selection.
 *
 * @param among reads at most this many leads in their order.
 */
function fromChosen(
  { sort, after, ...selection }: Chosen,
  timeZone: string,
  parameters: Parameters,
  among?: number,
): string {
  const { expression, type, knows } = leadOrders[sort.by];
  const inOrder = ['not quarantined', ...conditionsOf(selection, timeZone, parameters, knows)];
  const others = selectionParts.filter((part) => !knows.includes(part));
  const chosen = ['true', ...conditionsOf(selection, timeZone, parameters, others)];
  if (after) {
    const cursor = `(${parameters.add(after.value)}::${type}, ${parameters.add(after.id)}::uuid)`;
    inOrder.push(`(${expression}, id) ${sort.direction === 'desc' ? '<' : '>'} ${cursor}`);
  }
  return `from (
      select * from leads where ${inOrder.join(' and ')} ${among === undefined ? '' : `${orderOf(sort)} limit ${among}`}
    ) as leads
    where ${chosen.join(' and ')}`;
}

function orderOf({ by, direction }: LeadSort): string {
  return `order by ${leadOrders[by].expression} ${direction}, id ${direction}`;
}

export function toDeskLead(row: DeskRow): DeskLead {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    phone: row.phone,
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

/** Returns the newest lead: a screen polls it, and reads the list only when it changes. */
export async function newestLead(database: Queryable): Promise<{ id: string | null }> {
  const { rows } = await database.query<{ id: string }>(
    'select id from leads where not quarantined order by created_at desc, id desc limit 1',
  );
  return { id: rows[0]?.id ?? null };
}
