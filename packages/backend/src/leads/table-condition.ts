import type { Parameters } from '../database/parameters.ts';
import type { Comparison, LeadFilter } from './table-filter.ts';

const symbols: Record<Exclude<Comparison, 'neq'>, string> = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' };

/** A filter as a condition on the leads, in a form that an index answers. */
export function conditionOf(filter: LeadFilter, parameters: Parameters): string {
  switch (filter.kind) {
    case 'compare': {
      const { column, operator } = filter;
      const value = `${parameters.add(filter.value)}::${typeOf(column)}`;
      // An index knows what is before and after, and nothing of what is not.
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
