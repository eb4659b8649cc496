import type { Database, Queryable } from '../src/database/database.ts';

/** One step of a statement's plan, as the database describes it. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: readonly Plan[];
}

/**
 * A database that records the plan of every statement under the settings of that moment. Unless it is `reading`, it returns
 * no rows, which is faster.
 */
export function explained(
  database: Database,
  onPlan: (statement: string, plan: Plan) => void,
  { reading = true } = {},
): Database {
  const explaining = (queryable: Queryable): Queryable => ({
    async query<Row>(text: string, params: readonly unknown[] = []) {
      if (/^\s*(select(?! set_config)|with)\b/.test(text)) {
        const { rows } = await queryable.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
          `explain (format json) ${text}`,
          params,
        );
        for (const { Plan: plan } of rows.flatMap((row) => row['QUERY PLAN'])) onPlan(text, plan);
        if (!reading) return { rows: [], affectedRows: 0 };
      }
      return queryable.query<Row>(text, params);
    },
  });
  return {
    ...database,
    ...explaining(database),
    transaction: (work) => database.transaction((transaction) => work(explaining(transaction))),
  };
}

/**
 * Returns the plan's steps that read a table without an index condition: a sequential scan, or an index scan that filters
 * for something rare. Reading in index order is fine if the first rows are wanted, whatever they are.
 */
export function unguided(plan: Plan, limited = false): Plan[] {
  const node = plan['Node Type'];
  if (node === 'Seq Scan' || node === 'Sample Scan') return [plan];
  if (/^(Index|Index Only|Bitmap Index) Scan$/.test(node)) {
    const inOrder = limited && (plan.Filter === undefined || plan.Filter === '(NOT quarantined)');
    return inOrder || plan['Index Cond'] !== undefined ? [] : [plan];
  }
  const first = node === 'Limit' || (limited && /^(Subquery Scan|Nested Loop|Result|Append|CTE Scan)$/.test(node));
  return (plan.Plans ?? []).flatMap((inner) => unguided(inner, first));
}
