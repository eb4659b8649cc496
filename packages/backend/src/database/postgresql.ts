import { Client, type ClientBase, DatabaseError, escapeIdentifier, Pool, type QueryConfig } from 'pg';
import { type Database, type Queryable, type QueryResult, rowsAs, StatementError } from './database.ts';
import { migrate } from './migrate.ts';

type Connection = Pool | ClientBase;

// Any constant that no other program on the same database uses.
const migrationLock = 7_306_041;

/** Opens a PostgreSQL 15 or later, which several servers may share, with at most this many connections. */
export function openPostgresql(databaseUrl: string, max = 10): Database {
  const pool = new Pool({
    ...connectionTo(databaseUrl),
    max,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    // A server that vanishes inside a transaction would keep its locks, and block every delivery, for hours.
    idle_in_transaction_session_timeout: 15_000,
  });
  // The pool reports a connection that breaks while idle; the next query opens a new one.
  pool.on('error', ignoreLoss);
  pool.on('connect', (client) => client.on('error', ignoreLoss));

  return {
    kind: 'postgresql',
    query: (text, params, name) => againWhereSacrificed(() => queryable(pool).query(text, params, name)),
    exec: (sql) => execOn(pool, sql),
    transaction: (work) => againWhereSacrificed(() => inTransaction(pool, work)),
    close: () => pool.end(),
  };
}

/** Connection settings this server relies on, whatever the role, the database or the cluster sets. */
const settings = {
  // If the database did not wait for its disk, a power cut could lose an acknowledged lead.
  synchronous_commit: 'on',
  default_transaction_read_only: 'off',
  default_transaction_isolation: String.raw`read\ committed`,
  // Migrations may take their time; what follows has its own limits.
  lock_timeout: '0',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  // The driver parses timestamps and bytes in these formats.
  datestyle: 'ISO,MDY',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  timezone: 'UTC',
};

/** Address parameters that the driver would prefer to the ones set here. */
const overriding = [
  'options',
  'client_encoding',
  'statement_timeout',
  'query_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
];

/** The address's options come first, so this server's settings win. */
function connectionTo(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const own = url.searchParams.get('options') ?? '';
  for (const name of overriding) url.searchParams.delete(name);
  const options = [own, ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)].join(' ').trim();
  return { connectionString: url.href, connectionTimeoutMillis: 5_000, options };
}

const serializationFailure = '40001';
const deadlockDetected = '40P01';

/** PostgreSQL rolls back one of two deadlocked transactions; its caller need not know. */
async function againWhereSacrificed<Result>(attempt: () => Promise<Result>, triesLeft = 5): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    const sacrificed =
      error instanceof StatementError && (error.code === serializationFailure || error.code === deadlockDetected);
    if (!sacrificed || triesLeft === 1) throw error;
    return againWhereSacrificed(attempt, triesLeft - 1);
  }
}

async function inTransaction<Result>(pool: Pool, work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(rethrow);
  let broken = false;
  try {
    await execOn(client, 'begin');
    const result = await work(queryable(client));
    await execOn(client, 'commit');
    return result;
  } catch (error) {
    await execOn(client, 'rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Migrates as one server at a time: several that start together would otherwise create the same tables and crash.
 *
 * @param serverUrl names the user the server runs as, if that is not the owner of the tables.
 * @throws StatementError 08P01 behind a pooler that drops connection settings, and so would not keep a lock either.
 */
export async function migratePostgresql(databaseUrl: string, serverUrl = databaseUrl): Promise<void> {
  const client = new Client({ ...connectionTo(databaseUrl), lock_timeout: 10_000 });
  client.on('error', ignoreLoss);
  await client.connect();
  try {
    const { rows } = await client.query<{ limit: string }>(`select current_setting('lock_timeout') as limit`);
    if (rows[0]?.limit !== '10s') throw new StatementError('a connection pooler drops connection settings', '08P01');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate({ ...queryable(client), exec: (sql) => execOn(client, sql) });
    const own = await client.query<{ schema: string }>('select current_schema() as schema');
    if (serverUrl !== databaseUrl && own.rows[0]?.schema !== 'public') {
      const schema = own.rows[0]?.schema;
      throw new StatementError(
        `its owner creates tables in the schema ${schema}: set its search_path to public`,
        '3F000',
      );
    }
    if (serverUrl !== databaseUrl) await execOn(client, rightsOf(decodeURIComponent(new URL(serverUrl).username)));
  } finally {
    await client.end();
  }
}

/** Everything the server does, but not changing the audit log or a table's definition. */
function rightsOf(user: string): string {
  const role = escapeIdentifier(user);
  return `begin;
    grant usage on schema public, staff to ${role};
    grant select, insert, update, delete on all tables in schema public, staff to ${role};
    grant usage, select on all sequences in schema public, staff to ${role};
    grant execute on all functions in schema public, staff to ${role};
    revoke update, delete on staff.audit_log from ${role};
    revoke insert, update, delete on migrations from ${role};
    commit;`;
}

/** The query on a broken connection fails and reports it; without a listener the event would end the process. */
function ignoreLoss(): void {}

function queryable(client: Connection): Queryable {
  return {
    async query<Row>(text: string, params: readonly unknown[] = [], name?: string) {
      return rowsAs<Row>(await run(client, { text, values: [...params], ...(name !== undefined && { name }) }));
    },
  };
}

async function execOn(client: Connection, sql: string): Promise<void> {
  await client.query(sql).catch(rethrow);
}

async function run(client: Connection, query: QueryConfig): Promise<QueryResult<unknown>> {
  const { rows, rowCount } = await client.query(query).catch(rethrow);
  return { rows, affectedRows: rowCount ?? 0 };
}

function rethrow(error: unknown): never {
  if (error instanceof DatabaseError) throw new StatementError(error.message, error.code, error.constraint);
  throw new StatementError(error instanceof Error ? error.message : String(error));
}
