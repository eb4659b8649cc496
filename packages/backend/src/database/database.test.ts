import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlankTarget, createTestTarget, databaseKinds, openTestDatabase } from '../../test/databases.ts';
import { connectDatabase, openDatabase } from './connect.ts';
import { type Database, type Queryable, StatementError } from './database.ts';
import { findWithTimeout } from './find-with-timeout.ts';
import { openPostgresql } from './postgresql.ts';

describe.each(databaseKinds)('connectDatabase to %s', (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.exec(
      `create table notes (id integer primary key, body text not null constraint notes_body unique, data jsonb,
         zoned timestamptz(3), plain timestamp)`,
    );
  });
  beforeEach(() => database.exec('truncate notes'));
  afterAll(() => database?.close());

  it('reads timestamps as dates and jsonb as values', async () => {
    const { rows } = await database.query(
      `insert into notes values (1, $1, $2::jsonb, $3::timestamptz) returning body, data, zoned`,
      ['a', '{"b":[1,null]}', '2026-01-05T12:00:00.123Z'],
    );
    expect(rows).toEqual([{ body: 'a', data: { b: [1, null] }, zoned: new Date('2026-01-05T12:00:00.123Z') }]);
  });

  it('returns how many rows a statement changed', async () => {
    await database.exec(`insert into notes (id, body) values (1, 'a'), (2, 'b'), (3, 'c')`);
    expect(await database.query('update notes set data = $1 where id > 1', ['{}'])).toMatchObject({ affectedRows: 2 });
  });

  it('describes an error without quoting the row', async () => {
    await database.exec(`insert into notes (id, body) values (1, 'ann@example.org')`);
    const error: unknown = await database
      .query('insert into notes (id, body) values (2, $1)', ['ann@example.org'])
      .catch((failure: unknown) => failure);

    expect(error).toBeInstanceOf(StatementError);
    expect(error).toMatchObject({ code: '23505', constraint: 'notes_body' });
    expect(JSON.stringify(error) + String(error)).not.toContain('ann@example.org');
  });

  it('commits a transaction that succeeds and rolls back one that fails', async () => {
    await database.transaction(async (transaction) => {
      await transaction.query(`insert into notes (id, body) values (1, 'kept')`);
    });
    const failing = database.transaction(async (transaction) => {
      await transaction.query(`insert into notes (id, body) values (2, 'undone')`);
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect((await database.query('select body from notes')).rows).toEqual([{ body: 'kept' }]);
  });

  it('never lets another caller into a running transaction', async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.query(`insert into notes (id, body) values (1, 'undone')`);
      await new Promise((resolve) => setImmediate(resolve));
      await transaction.query('select 1 / 0');
    });
    const others = Promise.all(
      [2, 3, 4].map((id) => database.query('insert into notes (id, body) values ($1, $2)', [id, `kept ${id}`])),
    );

    await expect(failing).rejects.toMatchObject({ code: '22012' });
    await others;
    expect((await database.query('select id from notes order by id')).rows).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }]);
  });

  it('keeps all data after it was closed', async () => {
    const { target, remove } = await createTestTarget(kind);
    const first = await connectDatabase(target);
    await first.exec(`create table kept (id integer); insert into kept values (7)`);
    await first.close();
    const second = await connectDatabase(target);

    expect((await second.query('select id from kept')).rows).toEqual([{ id: 7 }]);
    await second.close();
    await remove();
  });

  it('searches with a timeout that affects no other statement', async () => {
    const limit = async (asked: Queryable) => (await asked.query('show statement_timeout')).rows[0];
    const before = await limit(database);
    expect(await findWithTimeout(database, limit)).toEqual({ statement_timeout: '5s' });
    expect(await limit(database)).toEqual(before);
    expect(before).not.toEqual({ statement_timeout: '5s' });
  });
});

describe.runIf(databaseKinds.includes('postgresql'))('connectDatabase from several servers at once', () => {
  it('migrates an empty database once', async () => {
    const { target, remove } = await createBlankTarget('postgresql');
    const servers = await Promise.all(Array.from({ length: 5 }, () => connectDatabase(target)));
    const applied = await Promise.all(
      servers.map((server) => server.query('select name from migrations order by name')),
    );

    expect(applied[0]?.rows).toContainEqual({ name: '0001_ledger.sql' });
    expect(applied.every(({ rows }) => rows.length === applied[0]?.rows.length)).toBe(true);
    await Promise.all(servers.map((server) => server.close()));
    await remove();
  });
});

describe.runIf(databaseKinds.includes('postgresql'))('a PostgreSQL that does not wait for its disk', () => {
  it('is made to wait before a lead is acknowledged', async () => {
    const { target, remove } = await createTestTarget('postgresql');
    const before = await openDatabase(target);
    await before.exec(`do $$ begin
      execute format('alter database %I set synchronous_commit = off', current_database());
    end $$`);
    await before.close();
    const database = await openDatabase(target);
    expect((await database.query('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }]);
    await database.close();
    await remove();
  });
});

describe.runIf(databaseKinds.includes('postgresql'))('a connection that is lost', () => {
  it('in a transaction fails only that transaction, during a statement or between two', async () => {
    const database = await openTestDatabase('postgresql');
    const asking = database.transaction((transaction) =>
      transaction.query('select pg_terminate_backend(pg_backend_pid())'),
    );
    await expect(asking).rejects.toMatchObject({ code: '57P01' });

    const silent = database.transaction(async (transaction) => {
      const { rows } = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid');
      await database.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      const left = () => database.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid]);
      await expect.poll(async () => (await left()).rows).toEqual([]);
      await transaction.query('select 1');
    });
    await expect(silent).rejects.toBeInstanceOf(StatementError);
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('is not reused if the rollback fails, because it would still be in the transaction', async () => {
    const { target, remove } = await createTestTarget('postgresql');
    const database = openPostgresql('databaseUrl' in target ? target.databaseUrl : '', 1);
    await database.exec('create table notes (body text)');
    const { query } = Client.prototype;
    const asked = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...asking: unknown[]) {
      if (asking[0] === 'rollback') return Promise.reject(new Error('Query read timeout'));
      return Reflect.apply(query, this, asking);
    });
    const failing = database.transaction(async (transaction) => {
      await transaction.query(`insert into notes values ('half')`);
      throw new Error('The other half is missing.');
    });
    await expect(failing).rejects.toThrow('The other half is missing.');
    asked.mockRestore();
    expect((await database.query('select body from notes')).rows).toEqual([]);
    await database.close();
    await remove();
  });
});
