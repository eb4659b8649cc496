import type { InvestmentLead } from '@sponsor/domain';
import type { Database } from '../database/database.ts';

export type LeadColumn = keyof InvestmentLead;

export interface LeadOrder {
  column: LeadColumn;
  direction: 'asc' | 'desc';
  nulls?: 'first' | 'last';
}

export interface LeadsQuery {
  order: readonly LeadOrder[];
  limit: number;
  offset: number;
  /** `estimated` counts up to 1,000 leads and then takes the planner's figure, which costs nothing. */
  count: 'none' | 'exact' | 'estimated';
}

export interface LeadsPage {
  leads: InvestmentLead[];
  /** Absent when it was not asked for. */
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

/** Leads of equal rank come in the order of their ids, so that pages neither repeat nor skip one. */
export async function readLeads(database: Database, query: LeadsQuery): Promise<LeadsPage> {
  const { rows } = await database.query<LeadRow>(
    `select id, email, created_at, status, contacted_at from investment_leads
     order by ${orderBy(query.order)} limit $1 offset $2`,
    [query.limit, query.offset],
  );
  const leads = rows.map((row) => ({
    id: row.id,
    email: row.email,
    created_at: row.created_at.toISOString(),
    status: row.status,
    contacted_at: row.contacted_at?.toISOString() ?? null,
  }));
  if (query.count === 'none') return { leads };
  if (query.count === 'exact') return { leads, total: await countLeads(database) };
  // What was just read is certain, where the planner's figure may be old.
  const certain = leads.length === 0 ? 0 : query.offset + leads.length;
  return { leads, total: Math.max(certain, await estimateLeads(database)) };
}

function orderBy(order: readonly LeadOrder[]): string {
  const lastDirection = order.at(-1)?.direction ?? 'asc';
  const terms = order.map(({ column, direction, nulls }) => `${column} ${direction}${nulls ? ` nulls ${nulls}` : ''}`);
  return [...terms, `id ${lastDirection}`].join(', ');
}

async function countLeads(database: Database): Promise<number> {
  const { rows } = await database.query<{ total: number }>('select count(*)::int as total from investment_leads');
  return rows[0]?.total ?? 0;
}

async function estimateLeads(database: Database): Promise<number> {
  const { rows } = await database.query<{ estimate: number }>(
    `select reltuples::int as estimate from pg_class where oid = 'leads'::regclass`,
  );
  const estimate = rows[0]?.estimate ?? 0;
  return estimate > worthCounting ? estimate : countLeads(database);
}
