import type { Database, Queryable } from '../src/database/database.ts';

/** What the database says it would do for one step of a statement. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: readonly Plan[];
}

/**
 * A database that says of every statement how it would be carried out, under the settings of that moment. One that is not
 * `reading` finds nothing, and so is quicker.
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
 * The steps of a plan that read a table without being led by an index: all of it, or in the order of an index looking for
 * what is rare. Reading in an order is fine as long as the first rows are wanted, whatever they are.
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
