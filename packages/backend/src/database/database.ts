export interface QueryResult<Row> {
  rows: Row[];
  affectedRows: number;
}

export interface Queryable {
  /**
   * Runs one statement. Timestamps are returned as `Date` and `jsonb` is parsed; cast `bigint` and `numeric` in the SQL,
   * because the two databases return them differently.
   *
   * @param name of a statement that is sent often: each PostgreSQL connection plans it once. The same name must always have
   * the same text.
   * @throws StatementError
   */
  query<Row>(text: string, params?: readonly unknown[], name?: string): Promise<QueryResult<Row>>;
}

export interface Database extends Queryable {
  kind: 'embedded' | 'postgresql';
  /** Runs any number of statements without parameters. */
  exec(sql: string): Promise<void>;
  /**
   * Commits when `work` resolves and rolls back when it rejects. Runs `work` again from the start if PostgreSQL undoes it
   * because of a deadlock. The embedded database has one session: inside `work` use only the given transaction, because a
   * query on the database itself would wait forever.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The caller wrote the statement and declares its rows; no type can check that. */
export function rowsAs<Row>({ rows, affectedRows }: QueryResult<unknown>): QueryResult<Row> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { rows: rows as Row[], affectedRows };
}

/**
 * A statement that failed. PostgreSQL's `detail` is left out on purpose: it quotes the row, and so visitor data.
 */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  /** The SQLSTATE, or undefined if the statement got no response. */
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(message: string, code?: string, constraint?: string) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}
