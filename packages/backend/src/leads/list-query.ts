import type { LeadOrder, LeadsQuery } from './read-leads.ts';
import { type LeadColumn, leadColumns, readColumn, refusal, shortened } from './table-columns.ts';
import { readFilter } from './table-filter.ts';

export interface ListQuery extends LeadsQuery {
  select: readonly LeadColumn[];
  /** The `Prefer` value that was applied, for the response's header. */
  preference?: string;
}

/** The most rows per response, as with hosted table services. */
const maxRows = 1000;

/** Each may appear once; every other parameter is a filter. */
const parameters = new Set(['select', 'order', 'limit', 'offset']);

const maxFilters = 20;

/** Reads the part of the table protocol that the list supports; 400 for anything else, which is never ignored. */
export function readListQuery(search: URLSearchParams, prefer: string | undefined): ListQuery {
  for (const name of parameters) {
    if (search.getAll(name).length > 1) throw refusal(`The parameter ${name} may be given only once.`);
  }
  const filters = [...search].filter(([name]) => !parameters.has(name));
  if (filters.length > maxFilters) throw refusal(`At most ${maxFilters} filters may be given.`);
  const preference = /\bcount=(?:exact|planned|estimated)\b/.exec(prefer ?? '')?.[0];
  return {
    filters: filters.map(([name, text]) => readFilter(name, text)),
    select: readSelect(search.get('select') ?? '*'),
    order: readOrder(search.get('order') ?? ''),
    limit: Math.min(maxRows, readCount('limit', search.get('limit'), maxRows)),
    offset: readCount('offset', search.get('offset'), 0),
    count: countFor(preference),
    ...(preference && { preference }),
  };
}

function countFor(preference: string | undefined): LeadsQuery['count'] {
  if (preference === undefined) return 'none';
  return preference === 'count=exact' ? 'exact' : 'estimated';
}

function readSelect(text: string): LeadColumn[] {
  const names = text.split(',').map((name) => name.trim());
  return [...new Set(names.flatMap((name) => (name === '*' ? leadColumns : [readColumn(name)])))];
}

function readOrder(text: string): LeadOrder[] {
  const order = text.trim() === '' ? [] : text.split(',').map(readOrderTerm);
  if (order.length <= 1 || isNewestOfEachStatus(order)) return order;
  throw refusal('Leads can be ordered by one column, or by status and then by created_at in the opposite direction.');
}

/** The only two-column order that has an index. */
function isNewestOfEachStatus([first, second, ...further]: readonly LeadOrder[]): boolean {
  return (
    first?.column === 'status' &&
    second?.column === 'created_at' &&
    first.direction !== second.direction &&
    further.length === 0
  );
}

function readOrderTerm(term: string): LeadOrder {
  const match = /^(\w+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(term.trim());
  if (match === null) throw refusal(`failed to parse order (${shortened(term)})`);
  const [, name = '', direction, nulls] = match;
  const order: LeadOrder = { column: readColumn(name), direction: direction === 'desc' ? 'desc' : 'asc' };
  if (nulls !== undefined) order.nulls = nulls === 'first' ? 'first' : 'last';
  return order;
}

function readCount(name: string, text: string | null, fallback: number): number {
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw refusal(`The parameter ${name} must be a non-negative integer.`);
  return Number(text);
}
