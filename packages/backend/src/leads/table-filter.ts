import { oneLine } from '@sponsor/domain';
import { z } from 'zod';
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

/** More conditions than anyone writes by hand, and few enough for the database to answer quickly. */
const maxConditions = 20;
const maxValues = 200;

/** The table's indexes work on trigrams, and cannot find fewer than three letters. */
const minLiteralLength = 3;

/** Nested and negated conditions, which no index can serve. */
const joins = /(?:^|\(|,)(?:not\.)?(?:and|or)(?:\(|$)/;

/** A list value is quoted if it contains a comma or a bracket, or begins with a quote. */
const listed = String.raw`"(?:\\.|[^"\\])*"|(?!")[^,()]*`;
const valueList = listOf(listed);
// Each alternative matches in one way only; otherwise a long address would backtrack.
const operatorPart = String.raw`(?:not\.\w+|(?!not\.)\w+)`;
const conditionList = listOf(String.raw`\w+\.${operatorPart}\.(?:\((?:${listed})(?:,(?:${listed}))*\)|${listed})`);

/** Reads one filter of the table protocol, such as `status=eq.new`, or alternatives, such as `or=(…)`. */
export function readFilter(name: string, text: string): LeadFilter {
  if (name !== 'or' && joins.test(name)) throw joinedOtherwise();
  if (name !== 'or') return readCondition(readColumn(name), text);
  const parts = conditionList(text);
  if (parts === undefined) throw joins.test(text) ? joinedOtherwise() : unreadable(text);
  if (parts.length > maxConditions) throw refusal(`At most ${maxConditions} conditions may be given.`);
  return {
    kind: 'any',
    filters: parts.map((part) => {
      const [, column = '', compared = '', value = ''] = /^(\w+)\.((?:not\.)?\w+\.)(.*)$/s.exec(part) ?? [];
      return readCondition(readColumn(column), `${compared}${unquoted(value)}`);
    }),
  };
}

function readCondition(column: LeadColumn, text: string): LeadFilter {
  const [, operator = '', value = ''] = /^((?:not\.)?[a-z]+)\.(.*)$/s.exec(text) ?? [];
  const comparison = comparisons.find((known) => known === operator);
  if (comparison) return { kind: 'compare', column, operator: comparison, value: readValue(column, value) };
  switch (operator) {
    case 'in': {
      const values = value === '()' ? [] : valueList(value);
      if (values === undefined) throw unreadable(text);
      if (values.length > maxValues) throw refusal(`At most ${maxValues} values may be listed.`);
      return { kind: 'in', column, values: values.map((one) => readValue(column, unquoted(one))) };
    }
    case 'is':
    case 'not.is':
      if (value.toLowerCase() !== 'null') throw unreadable(text);
      return { kind: 'null', column, negated: operator === 'not.is' };
    case 'ilike':
      if (column !== 'email') throw refusal('ilike is supported only for the column email.');
      return { kind: 'ilike', column, pattern: readPattern(value) };
    default:
      throw unreadable(text);
  }
}

/** `*` means `%`, as in an address bar. */
function readPattern(value: string): string {
  const pattern = readText(value).replaceAll('*', '%');
  // The database reads a trailing backslash as the start of an escape.
  if (/^(?:[^\\]|\\.)*\\$/s.test(pattern)) throw unreadable(value);
  const literals = pattern.replaceAll(/\\./gs, 'x').split(/[%_]/);
  if (literals.some((literal) => literal.length >= minLiteralLength)) return pattern;
  throw refusal(`A pattern must contain ${minLiteralLength} consecutive characters.`);
}

function readValue(column: LeadColumn, value: string): string {
  if (column === 'id') return readId(value);
  if (column === 'created_at' || column === 'contacted_at') return readInstant(value);
  return readText(value);
}

function readId(value: string): string {
  if (z.guid().safeParse(value).success) return value;
  throw new Problem(400, `invalid input syntax for type uuid: "${shortened(value)}"`, { tableCode: '22P02' });
}

/** The years that are written with four digits: an offset may lead out of them, where the database reads no such text. */
const firstInstant = Date.parse('0001-01-01T00:00:00Z');
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z');

function readInstant(value: string): string {
  const [, day, time = '00:00', offset = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d(?::?\d\d)?)?)?$/.exec(value) ?? [];
  const at = Date.parse(`${day}T${time}${/^[+-]\d\d$/.test(offset) ? `${offset}:00` : offset}`);
  // The language takes 30 February for a day in March.
  const isDay = z.iso.date().safeParse(day).success;
  if (isDay && at >= firstInstant && at <= lastInstant) return new Date(at).toISOString();
  throw new Problem(400, `invalid input syntax for type timestamp with time zone: "${shortened(value)}"`, {
    tableCode: '22007',
  });
}

function readText(value: string): string {
  if (value.length <= 300 && oneLine.test(value)) return value;
  throw refusal('A value must be at most 300 characters, without control characters.');
}

/** Reads bracketed lists of the given expression; undefined if any part does not match. */
function listOf(part: string): (text: string) => string[] | undefined {
  const whole = new RegExp(`^\\((?:${part})(?:,(?:${part}))*\\)$`, 's');
  const parts = new RegExp(`(?:^|,)(${part})`, 'gs');
  return (text) =>
    whole.test(text) ? Array.from(text.slice(1, -1).matchAll(parts), ([, found = '']) => found) : undefined;
}

function unquoted(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : value;
}

function joinedOtherwise(): Problem {
  return refusal('Only one or=(…) is supported, without or, and or not inside.');
}

function unreadable(text: string): Problem {
  return refusal(`failed to parse filter (${shortened(text)})`);
}
