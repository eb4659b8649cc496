import type { Parameters } from '../database/parameters.ts';
import type { Comparison, LeadFilter } from './table-filter.ts';

const symbols: Record<Exclude<Comparison, 'neq'>, string> = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' };

/** Returns a filter as an SQL condition that an index can serve. */
export function conditionOf(filter: LeadFilter, parameters: Parameters): string {
  switch (filter.kind) {
    case 'compare': {
      const { column, operator } = filter;
      const value = `${parameters.add(filter.value)}::${typeOf(column)}`;
      // An index can look up ranges, but not negations.
      if (operator === 'neq') return `(${column} < ${value} or ${column} > ${value})`;
      return `${column} ${symbols[operator]} ${value}`;
    }
    case 'in':
      return `${filter.column} = any(${parameters.add(filter.values)}::${typeOf(filter.column)}[])`;
    case 'null':
      return `${filter.column} is ${filter.negated ? 'not ' : ''}null`;
    case 'ilike': {
      const pattern = parameters.add(filter.pattern);
      return `(search like '%' || lower(${pattern}::text) || '%' and email ilike ${pattern}::text)`;
    }
    case 'any':
      return `(${filter.filters.map((one) => conditionOf(one, parameters)).join(' or ')})`;
  }
}

function typeOf(column: string): string {
  if (column === 'id') return 'uuid';
  return column === 'email' || column === 'status' ? 'text' : 'timestamptz';
}
