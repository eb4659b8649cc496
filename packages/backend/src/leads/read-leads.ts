import type { InvestmentLead } from '@sponsor/domain';
import type { Database, Queryable } from '../database/database.ts';
import { findWithTimeout } from '../database/find-with-timeout.ts';
import { createParameters } from '../database/parameters.ts';
import type { LeadColumn } from './table-columns.ts';
import { conditionOf } from './table-condition.ts';
import type { LeadFilter } from './table-filter.ts';

export interface LeadOrder {
  column: LeadColumn;
  direction: 'asc' | 'desc';
  nulls?: 'first' | 'last';
}

export interface LeadsQuery {
  /** All of them must match. */
  filters: readonly LeadFilter[];
  order: readonly LeadOrder[];
  limit: number;
  offset: number;
  /** `estimated` counts up to 1,000 leads and then uses the planner's estimate, which costs nothing. */
  count: 'none' | 'exact' | 'estimated';
}

export interface LeadsPage {
  leads: InvestmentLead[];
  /** Absent if it was not requested. */
  total?: number;
}

interface LeadRow {
  id: string;
  email: string;
  created_at: Date;
  status: string;
  contacted_at: Date | null;
}

const worthCounting = 1_000;

/**
 * Sorts equal leads by id, so that pages neither repeat nor skip one.
 *
 * @throws SearchTimeoutError if the query takes too long over this many leads.
 */
export function readLeads(database: Database, query: LeadsQuery): Promise<LeadsPage> {
  return findWithTimeout(database, (transaction) => readPage(transaction, query));
}

async function readPage(database: Queryable, query: LeadsQuery): Promise<LeadsPage> {
  const parameters = createParameters();
  const conditions = query.filters.map((filter) => conditionOf(filter, parameters));
  const matching = `from leads where ${['not quarantined', ...conditions].join(' and ')}`;
  const { values } = parameters;
  const { rows } = await database.query<LeadRow>(
    `select id, email, created_at, status, contacted_at ${matching}
     order by ${orderBy(query.order)} limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, query.limit, query.offset],
  );
  const leads = rows.map((row) => ({
    id: row.id,
    email: row.email,
    created_at: row.created_at.toISOString(),
    status: row.status,
    contacted_at: row.contacted_at?.toISOString() ?? null,
  }));
  if (query.count === 'none') return { leads };
  const count = () => countLeads(database, matching, values);
  if (query.count === 'exact' || conditions.length > 0) return { leads, total: await count() };
  // The rows just read are certain; the planner's estimate may be old.
  const certain = leads.length === 0 ? 0 : query.offset + leads.length;
  return { leads, total: Math.max(certain, await estimateLeads(database, count)) };
}

function orderBy(order: readonly LeadOrder[]): string {
  return [...order.map(orderTerm), `id ${order.at(-1)?.direction ?? 'asc'}`].join(', ');
}

/** In the order of one of the indexes. */
function orderTerm({ column, direction, nulls }: LeadOrder): string {
  if (column !== 'contacted_at') return `${column} ${direction}`;
  const emptyAreEarliest = nulls === (direction === 'asc' ? 'first' : 'last');
  return emptyAreEarliest ? `coalesce(contacted_at, '-infinity') ${direction}` : `contacted_at ${direction}`;
}

async function countLeads(database: Queryable, matching: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await database.query<{ total: number }>(`select count(*)::int as total ${matching}`, values);
  return rows[0]?.total ?? 0;
}

async function estimateLeads(database: Queryable, count: () => Promise<number>): Promise<number> {
  const { rows } = await database.query<{ estimate: number }>(
    `select reltuples::int as estimate from pg_class where oid = 'leads'::regclass`,
  );
  const estimate = rows[0]?.estimate ?? 0;
  return estimate > worthCounting ? estimate : count();
}
