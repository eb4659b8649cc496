import { z } from 'zod';
import { oneLine } from '../base/line.ts';
import { Problem } from '../base/problem.ts';
import { type LeadColumn, readColumn, refusal, shortened } from './table-columns.ts';

const comparisons = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const;

export type Comparison = (typeof comparisons)[number];

export type LeadFilter =
  | { kind: 'compare'; column: LeadColumn; operator: Comparison; value: string }
  | { kind: 'in'; column: LeadColumn; values: readonly string[] }
  | { kind: 'null'; column: LeadColumn; negated: boolean }
  | { kind: 'ilike'; column: 'email'; pattern: string }
  | { kind: 'any'; filters: readonly LeadFilter[] };

/** As many conditions as anybody writes by hand, and no more than the database answers quickly. */
const maximumConditions = 20;
const maximumValues = 200;

/** The indexes of the table know three letters in a row, and nothing of fewer. */
const shortestLiteral = 3;

/** What joins conditions within others, or turns them round: no index answers that. */
const joins = /^(?:not\.)?(?:and|or)(?:\(|$)/;

/** Reads one filter of the table protocol, as `status=eq.new`, or several of which one must hold, as `or=(…)`. */
export function readFilter(name: string, text: string): LeadFilter {
  if (name !== 'or' && joins.test(name)) throw joinedOtherwise();
  if (name !== 'or') return readCondition(readColumn(name), text);
  const inner = /^\((.*)\)$/s.exec(text)?.[1];
  if (inner === undefined) throw unreadable(text);
  const parts = splitList(inner);
  if (parts.length > maximumConditions) throw refusal(`At most ${maximumConditions} conditions may be given.`);
  return {
    kind: 'any',
    filters: parts.map((part) => {
      if (joins.test(part)) throw joinedOtherwise();
      const [, column, condition = ''] = /^(\w+)\.(.*)$/s.exec(part) ?? [];
      if (column === undefined) throw unreadable(part);
      return readCondition(readColumn(column), unquoted(condition));
    }),
  };
}

function readCondition(column: LeadColumn, text: string): LeadFilter {
  const [, operator = '', value = ''] = /^((?:not\.)?[a-z]+)\.(.*)$/s.exec(text) ?? [];
  const comparison = comparisons.find((known) => known === operator);
  if (comparison) return { kind: 'compare', column, operator: comparison, value: readValue(column, value) };
  switch (operator) {
    case 'in': {
      const inner = /^\((.*)\)$/s.exec(value)?.[1];
      if (inner === undefined) throw unreadable(text);
      const values = inner === '' ? [] : splitList(inner).map((one) => readValue(column, unquoted(one)));
      if (values.length > maximumValues) throw refusal(`At most ${maximumValues} values may be listed.`);
      return { kind: 'in', column, values };
    }
    case 'is':
    case 'not.is':
      if (value.toLowerCase() !== 'null') throw unreadable(text);
      return { kind: 'null', column, negated: operator === 'not.is' };
    case 'ilike':
      if (column !== 'email') throw refusal('ilike is supported for the column email.');
      return { kind: 'ilike', column, pattern: readPattern(value) };
    default:
      throw unreadable(text);
  }
}

/** `*` stands for `%`, as in an address bar. */
function readPattern(value: string): string {
  const pattern = readText(value).replaceAll('*', '%');
  // The database takes a backslash at the end for the beginning of something.
  if (/^(?:[^\\]|\\.)*\\$/s.test(pattern)) throw unreadable(value);
  const literals = pattern.replaceAll(/\\./gs, 'x').split(/[%_]/);
  if (literals.some((literal) => literal.length >= shortestLiteral)) return pattern;
  throw refusal(`A pattern must hold ${shortestLiteral} letters in a row.`);
}

function readValue(column: LeadColumn, value: string): string {
  if (column === 'id') return readId(value);
  if (column === 'created_at' || column === 'contacted_at') return readInstant(value);
  return readText(value);
}

function readId(value: string): string {
  if (z.guid().safeParse(value).success) return value;
  throw new Problem(400, `invalid input syntax for type uuid: "${shortened(value)}"`, { code: '22P02' });
}

function readInstant(value: string): string {
  const [, day, time = '00:00', offset = 'Z'] =
    /^((?!0000)\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d(?::?\d\d)?)?)?$/.exec(value) ?? [];
  const at = Date.parse(`${day}T${time}${/^[+-]\d\d$/.test(offset) ? `${offset}:00` : offset}`);
  if (!Number.isNaN(at)) return new Date(at).toISOString();
  throw new Problem(400, `invalid input syntax for type timestamp with time zone: "${shortened(value)}"`, {
    code: '22007',
  });
}

function readText(value: string): string {
  if (value.length <= 300 && oneLine.test(value)) return value;
  throw refusal('A value must be at most 300 characters, without control characters.');
}

/** Splits at commas that stand in no quotes and no brackets. */
function splitList(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let quoted = false;
  for (const [token] of text.matchAll(/\\.|[^\\]|\\$/gs)) {
    if (token === '"') quoted = !quoted;
    else if (!quoted && token === '(') depth += 1;
    else if (!quoted && token === ')') depth -= 1;
    if (token === ',' && !quoted && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}

function unquoted(text: string): string {
  const value = /^((?:not\.)?\w+\.)?"(.*)"$/s.exec(text);
  return value ? `${value[1] ?? ''}${value[2]?.replaceAll(/\\(.)/gs, '$1')}` : text;
}

function joinedOtherwise(): Problem {
  return refusal('Conditions can be joined by one or=(…), which holds no other or, and or not.');
}

function unreadable(text: string): Problem {
  return refusal(`failed to parse filter (${shortened(text)})`);
}
