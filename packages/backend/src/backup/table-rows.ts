import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import type { Table } from './tables.ts';

const batchSize = 500;

/** Makes timestamps and bytes read the same whatever the database's settings, until the transaction ends. */
export async function normalizeOutputFormat(transaction: Queryable): Promise<void> {
  await transaction.query(`set local timezone to 'UTC'`);
  await transaction.query(`set local bytea_output to 'hex'`);
}

/** All rows of a table as JSON, a few at a time. */
export async function* readRows(transaction: Queryable, table: Table): AsyncGenerator<string[]> {
  await transaction.query(
    `declare reading no scroll cursor for select to_jsonb(saved_row)::text as saved
     from (select ${table.columns.join(', ')} from ${table.name}) as saved_row`,
  );
  for (;;) {
    const { rows } = await transaction.query<{ saved: string }>(
      `fetch ${table.holdsFiles ? 1 : batchSize} from reading`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ saved }) => saved);
  }
  await transaction.query('close reading');
}

const modulus = 1n << 256n;

/** A hash of a table that ignores the order of its rows, which may differ between databases. */
export function createTableHash() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: string): void {
      rows += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % modulus;
    },
    result: () => ({ rows, hash: sum.toString(16) }),
  };
}
