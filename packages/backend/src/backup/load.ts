import { StartError } from '../base/start-error.ts';
import type { Database, Queryable } from '../database/database.ts';
import { migrate, migrationNames } from '../database/migrate.ts';
import type { Part } from './parts.ts';
import { createTableHash, normalizeOutputFormat, readRows } from './table-rows.ts';
import { listTables, type Table } from './tables.ts';

const incomplete = 'The backup is incomplete or was changed';

/**
 * Fills an empty database, without the sessions and links that backups of earlier releases contain, and reads everything
 * back before it commits: a table whose rows differ from the saved ones rolls everything back. Older backups are then migrated.
 *
 * @throws StartError if the database is not empty, the backup comes from a newer version, or it is damaged.
 */
export async function load(database: Database, parts: AsyncIterable<Part>): Promise<void> {
  if ((await listTables(database)).length > 0) {
    throw new StartError('The target database is not empty. Restore into an empty one.');
  }
  const reader = parts[Symbol.asyncIterator]();
  const first = await reader.next();
  if (first.done || 'batch' in first.value || first.value.mark !== 'begin')
    throw new StartError('This file is not a backup.');
  await migrateAsFar(database, first.value.migrations);
  await database.transaction(async (transaction) => {
    await normalizeOutputFormat(transaction);
    await fill(transaction, { [Symbol.asyncIterator]: () => reader });
  });
  await migrate(database);
  await database.exec('analyze');
}

async function migrateAsFar(database: Database, wanted: readonly string[]): Promise<void> {
  const known = await migrationNames();
  if (wanted.some((name) => !known.includes(name))) {
    throw new StartError('This backup was made by a newer version. Restore it with that version or a later one.');
  }
  await migrate(database, wanted);
}

async function fill(transaction: Queryable, parts: AsyncIterable<Part>): Promise<void> {
  const left = new Map((await listTables(transaction)).map((table) => [table.name, table]));
  let table: Table | undefined;
  let ended = false;
  for await (const part of parts) {
    if ('batch' in part) {
      if (table === undefined) throw new StartError(`${incomplete}.`);
      if (!table.isFleeting) await insert(transaction, table, part.batch);
    } else if (part.mark === 'table') {
      // Earlier releases wrote the schema's name.
      table = left.get(part.name.replace(/^public\./, ''));
      if (table === undefined) throw new StartError(`${incomplete}: the table ${part.name} is unknown.`);
      left.delete(table.name);
      await empty(transaction, table);
    } else if (part.mark === 'table ends') {
      if (table === undefined || !(table.isFleeting || (await holds(transaction, table, part)))) {
        throw new StartError(`${incomplete}: the rows of ${table?.name} differ from those that were saved.`);
      }
      table = undefined;
    } else ended = part.mark === 'end';
  }
  if (!ended || left.size > 0) throw new StartError(`${incomplete}.`);
}

/** Migrations fill some tables; of the others, some allow no deletes. */
async function empty(transaction: Queryable, { name }: Table): Promise<void> {
  const { rows } = await transaction.query(`select from ${name} limit 1`);
  if (rows.length > 0) await transaction.query(`delete from ${name}`);
}

async function insert(transaction: Queryable, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const list = columns.join(', ');
  await transaction.query(
    `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

async function holds(transaction: Queryable, table: Table, saved: { rows: number; hash: string }): Promise<boolean> {
  const hash = createTableHash();
  for await (const rows of readRows(transaction, table)) for (const row of rows) hash.add(row);
  const found = hash.result();
  return found.rows === saved.rows && found.hash === saved.hash;
}
