export interface QueryResult<Row> {
  rows: Row[];
  affectedRows: number;
}

export interface Queryable {
  /**
   * Runs one statement. Timestamps come back as `Date` and `jsonb` parsed; cast `bigint` and `numeric` in the SQL,
   * because the two kinds of database read them differently.
   *
   * @param name of a statement that is sent again and again: each connection to a PostgreSQL plans it once. Always the same
   * text under the same name.
   * @throws StatementError
   */
  query<Row>(text: string, params?: readonly unknown[], name?: string): Promise<QueryResult<Row>>;
}

export interface Database extends Queryable {
  kind: 'embedded' | 'postgresql';
  /** Runs any number of statements without parameters. */
  exec(sql: string): Promise<void>;
  /**
   * Commits when `work` resolves and rolls back when it rejects. Where PostgreSQL undoes it because another transaction and
   * it waited for each other, `work` runs again from its beginning. The embedded database has one session: inside `work`
   * use the given transaction alone, since a query on the database itself would wait for ever.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The caller wrote the statement, and so says what a row holds: no type can. */
export function rowsAs<Row>({ rows, affectedRows }: QueryResult<unknown>): QueryResult<Row> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { rows: rows as Row[], affectedRows };
}

/**
 * A statement that failed. PostgreSQL's `detail` is left behind on purpose: it quotes the row, and so a visitor's data.
 */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  /** The SQLSTATE, or undefined when the statement got no answer. */
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(message: string, code?: string, constraint?: string) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}
