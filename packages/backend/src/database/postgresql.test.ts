import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTarget, databaseKinds, type TestTarget } from '../../test/databases.ts';
import { connectDatabase } from './connect.ts';
import type { Database } from './database.ts';
import { openPostgresql } from './postgresql.ts';

/** Settings that a role, a database or a cluster may have. */
const foreign = [
  "datestyle = 'German'",
  "intervalstyle = 'sql_standard'",
  "bytea_output = 'escape'",
  "timezone = 'Asia/Tokyo'",
  'synchronous_commit = off',
  'default_transaction_read_only = on',
  "default_transaction_isolation = 'serializable'",
  "statement_timeout = '1ms'",
  "lock_timeout = '1ms'",
  "idle_in_transaction_session_timeout = '1ms'",
];

/** The same settings in the address. */
const parameters = {
  options: '-c work_mem=8MB -c synchronous_commit=off -c datestyle=SQL',
  client_encoding: 'LATIN1',
  statement_timeout: '1',
  query_timeout: '1',
  lock_timeout: '1',
  idle_in_transaction_session_timeout: '1',
};

describe.runIf(databaseKinds.includes('postgresql'))('a connection to PostgreSQL', () => {
  let place: TestTarget;
  let database: Database;

  beforeAll(async () => {
    place = await createTestTarget('postgresql');
    const url = new URL('databaseUrl' in place.target ? place.target.databaseUrl : '');
    const plain = openPostgresql(url.href);
    const name = url.pathname.slice(1);
    for (const setting of foreign) await plain.exec(`alter database ${name} set ${setting}`);
    await plain.close();
    for (const [parameter, value] of Object.entries(parameters)) url.searchParams.set(parameter, value);
    database = await connectDatabase({ databaseUrl: url.href });
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  it.each([
    ['synchronous_commit', 'on'],
    ['default_transaction_read_only', 'off'],
    ['default_transaction_isolation', 'read committed'],
    ['datestyle', 'ISO, MDY'],
    ['intervalstyle', 'postgres'],
    ['bytea_output', 'hex'],
    ['timezone', 'UTC'],
    ['client_encoding', 'UTF8'],
    ['statement_timeout', '15s'],
    ['lock_timeout', '0'],
    ['idle_in_transaction_session_timeout', '15s'],
    ['work_mem', '8MB'],
  ])('has %s = %s, whatever the database and the address set', async (setting, value) => {
    const { rows } = await database.query<{ value: string }>('select current_setting($1) as value', [setting]);
    expect(rows[0]?.value).toBe(value);
  });

  it('stores and reads timestamps, bytes and text unchanged', async () => {
    const at = new Date('2026-03-29T01:30:00.123Z');
    const { rows } = await database.query(
      `select $1::timestamptz as at, $2::bytea as bytes, $3::text as letters, pg_sleep(0.02)::text as slow`,
      [at, Buffer.from([0, 92, 255]), 'Żółw 李 🏠'],
    );
    expect(rows).toEqual([{ at, bytes: Buffer.from([0, 92, 255]), letters: 'Żółw 李 🏠', slow: '' }]);
  });
});
