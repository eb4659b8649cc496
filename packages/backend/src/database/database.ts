import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export interface QueryResult<Row> {
  rows: Row[];
  affectedRows: number;
}

export interface Queryable {
  /**
   * Runs one statement. Timestamps come back as `Date`, `jsonb` parsed; cast `bigint` and `numeric` in the SQL, because
   * the two kinds of database read them differently. Failures keep PostgreSQL's `code` and `constraint`.
   */
  query<Row>(text: string, params?: readonly unknown[]): Promise<QueryResult<Row>>;
}

export interface Database extends Queryable {
  kind: 'embedded' | 'postgresql';
  /** Runs any number of statements without parameters. */
  exec(sql: string): Promise<void>;
  /**
   * Commits when `work` resolves and rolls back when it rejects. The embedded database has one session: inside `work`
   * use `transaction` alone, since a query on the database itself would wait for its own transaction.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  drizzle: PgDatabase<PgQueryResultHKT>;
  close(): Promise<void>;
}

/** The SQLSTATE of a failed statement; undefined when the failure did not come from PostgreSQL itself. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}
