import { csvLine, mediaTypes, type tableApi } from '@sponsor/domain';
import type { AppContext } from '../base/app-env.ts';
import { Problem } from '../base/problem.ts';
import type { Handlers } from '../base/serve.ts';
import { SearchTimeoutError } from '../database/find-with-timeout.ts';
import type { Ledger } from './ledger.ts';
import { type ListQuery, readListQuery } from './list-query.ts';
import type { LeadsPage } from './read-leads.ts';
import { refusal } from './table-columns.ts';

export interface ListDependencies {
  ledger: Pick<Ledger, 'readLeads'>;
}

export function tableHandlers({ ledger }: ListDependencies): Handlers<typeof tableApi> {
  return {
    async investmentLeads({ context }) {
      const shape = shapeOf(context);
      if (context.req.header('range') !== undefined) {
        throw refusal('The Range header is not supported. Page rows with limit and offset.');
      }
      const query = readListQuery(new URL(context.req.url).searchParams, context.req.header('prefer'));
      const page = await ledger.readLeads(query).catch(refuseSlow);
      const rows = page.leads.map((lead) => Object.fromEntries(query.select.map((column) => [column, lead[column]])));
      refuseBeyondTheEnd(query, page);
      context.header('Content-Range', contentRange(query, page));
      if (query.preference !== undefined) context.header('Preference-Applied', query.preference);
      if (shape === 'object') {
        const [row] = rows;
        if (row === undefined || rows.length > 1) throw notSingular(rows.length);
        return context.body(JSON.stringify(row), 200, { 'Content-Type': `${mediaTypes.row}; charset=utf-8` });
      }
      const status = page.total !== undefined && rows.length < page.total ? 206 : 200;
      if (shape === 'json') return context.json(rows, status);
      const lines = page.leads.map((lead) => query.select.map((column) => lead[column] ?? ''));
      const csv = [query.select, ...lines].map((line) => csvLine(line)).join('');
      return context.body(csv, status, { 'Content-Type': `${mediaTypes.csv}; charset=utf-8` });
    },
  };
}

function refuseSlow(error: unknown): never {
  if (!(error instanceof SearchTimeoutError)) throw error;
  throw new Problem(400, 'canceling statement due to statement timeout', {
    tableCode: '57014',
    explanation:
      'The query takes too long over so many leads. Filter by created_at, and page by it instead of an offset.',
  });
}

function shapeOf(context: AppContext): 'object' | 'json' | 'csv' {
  const accept = context.req.header('accept') ?? '*/*';
  if (accept.includes(mediaTypes.row)) return 'object';
  if (/\*\/\*|application\/(\*|json)/.test(accept)) return 'json';
  if (/text\/(\*|csv)/.test(accept)) return 'csv';
  throw new Problem(406, 'Only JSON and CSV are served at this address.', { tableCode: 'PGRST107' });
}

function refuseBeyondTheEnd({ offset }: ListQuery, { total }: LeadsPage): void {
  if (total === undefined || offset <= total) return;
  throw new Problem(416, 'Requested range not satisfiable', {
    tableCode: 'PGRST103',
    explanation: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    headers: { 'Content-Range': `*/${total}` },
  });
}

function contentRange({ offset }: ListQuery, { leads, total }: LeadsPage): string {
  const range = leads.length === 0 ? '*' : `${offset}-${offset + leads.length - 1}`;
  return `${range}/${total ?? '*'}`;
}

function notSingular(count: number): Problem {
  return new Problem(406, 'Cannot coerce the result to a single JSON object', {
    tableCode: 'PGRST116',
    explanation: `The result contains ${count} rows`,
  });
}
