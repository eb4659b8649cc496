import { StartError } from '../base/start-error.ts';
import type { Queryable } from '../database/database.ts';
import type { Part } from './parts.ts';
import { createTableHash, normalizeOutputFormat, readRows } from './table-rows.ts';
import { listTables } from './tables.ts';

/**
 * Dumps a consistent snapshot of the database while others write to it, without sessions, links and unfinished sign-ins,
 * so that a backup grants no access.
 *
 * @param transaction a transaction before its first query.
 * @throws StartError if the database is empty.
 */
export async function* dump(transaction: Queryable, now: Date): AsyncGenerator<Part> {
  await transaction.query('set transaction isolation level repeatable read, read only');
  await normalizeOutputFormat(transaction);
  yield { mark: 'begin', at: now.toISOString(), migrations: await appliedMigrations(transaction) };
  for (const table of await listTables(transaction)) {
    yield { mark: 'table', name: table.name };
    const hash = createTableHash();
    for await (const batch of table.isFleeting ? [] : readRows(transaction, table)) {
      for (const row of batch) hash.add(row);
      yield { batch };
    }
    yield { mark: 'table ends', ...hash.result() };
  }
  yield { mark: 'end' };
}

async function appliedMigrations(transaction: Queryable): Promise<string[]> {
  const found = await transaction.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`);
  if (!found.rows[0]?.there) throw new StartError('This database is empty: no server has been started on it.');
  const { rows } = await transaction.query<{ name: string }>('select name from migrations order by name');
  return rows.map(({ name }) => name);
}
