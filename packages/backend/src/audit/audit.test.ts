import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase } from '../../test/databases.ts';
import type { Database } from '../database/database.ts';
import { readAudit } from './read-audit.ts';
import { recordAudit } from './record-audit.ts';
import { verifyAudit } from './verify-audit.ts';

const now = new Date('2026-03-01T15:00:00.123Z');

describe.each(databaseKinds)('the audit log on the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => void (database = await openTestDatabase(kind)));
  afterAll(() => database.close());
  beforeEach(() => tamper('truncate staff.audit_log'));

  /** As someone with the rights of the database's owner could. */
  const tamper = (sql: string) =>
    database.exec(
      `alter table staff.audit_log disable trigger all; ${sql}; alter table staff.audit_log enable trigger all`,
    );

  const recordSome = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const details = { rows: index, note: 'zwei\nZeilen, "quoted" – ü', nothing: null };
      await recordAudit(database, { actor: 'dana@example.org', action: 'signed in', details }, now);
    }
  };

  it('lists who did what, newest first', async () => {
    await recordAudit(database, { actor: 'dana@example.org', action: 'signed in' }, now);
    await recordAudit(
      database,
      { actor: 'the server', action: 'sign-in failed', subject: 'lee@example.org', details: { attempts: 3 } },
      now,
    );
    expect(await readAudit(database, {})).toMatchObject([
      { entry: 2, at: now, actor: 'the server', subject: 'lee@example.org', details: { attempts: 3 } },
      { entry: 1, at: now, actor: 'dana@example.org', action: 'signed in', subject: '', details: {} },
    ]);
    expect(await readAudit(database, { before: 2 })).toHaveLength(1);
    expect(await readAudit(database, { actor: 'dana@example.org', action: 'sign-in failed' })).toEqual([]);
  });

  it('names the lead of an entry or its submission by the current address', async () => {
    const [lead, submission, gone] = [uuidv7(), uuidv7(), uuidv7()];
    await database.query(
      `insert into leads (id, email, email_key, created_at) values ($1, 'ann@example.com', 'ann@example.com', $2)`,
      [lead, now],
    );
    await database.query(
      `insert into submissions (id, lead_id, form_id, fields, received_at) values ($1, $2, 'sign-up', '[]', $3)`,
      [submission, lead, now],
    );
    for (const subject of [lead, submission, gone, `${lead} `, '']) {
      await recordAudit(database, { actor: 'dana@example.org', action: 'lead read', subject }, now);
    }
    await database.query(`update leads set email = 'now@example.com', email_key = 'now@example.com' where id = $1`, [
      lead,
    ]);
    const named = { leadId: lead, leadEmail: 'now@example.com' };
    const unnamed = { leadId: null, leadEmail: null };
    expect((await readAudit(database, {})).toReversed()).toMatchObject([named, named, unnamed, unnamed, unnamed]);
  });

  it('has an intact chain if nobody has changed it', async () => {
    expect(await verifyAudit(database)).toEqual({ whole: true, head: { entry: 0, hash: '' } });
    await recordSome(3);
    expect(await verifyAudit(database)).toMatchObject({ whole: true, head: { entry: 3 } });
  });

  it.each(['update staff.audit_log set actor = actor', 'delete from staff.audit_log', 'truncate staff.audit_log'])(
    'refuses %s',
    async (sql) => {
      await recordSome(1);
      await expect(database.exec(sql)).rejects.toThrow('append-only');
    },
  );

  it.each([
    ['an actor', `update staff.audit_log set actor = 'lee@example.org' where entry = 2`],
    ['a moment', `update staff.audit_log set at = at + interval '1 millisecond' where entry = 2`],
    ['a detail', `update staff.audit_log set details = '{"rows": 9}' where entry = 2`],
    ['an entry that is gone', 'delete from staff.audit_log where entry = 2'],
    ['a hash', `update staff.audit_log set hash = repeat('0', 64) where entry = 2`],
  ])('detects a change of %s', async (_what, sql) => {
    await recordSome(4);
    await tamper(sql);
    expect(await verifyAudit(database)).toEqual({ whole: false, brokenAt: 2 });
  });

  it('detects a truncated or rewritten end by a head recorded before', async () => {
    await recordSome(3);
    const verdict = await verifyAudit(database);
    if (!verdict.whole) throw new Error('The log is broken.');
    await recordSome(1);
    expect(await verifyAudit(database, [verdict.head])).toMatchObject({ whole: true, head: { entry: 4 } });
    await tamper('delete from staff.audit_log where entry > 2');
    expect(await verifyAudit(database)).toMatchObject({ whole: true });
    expect(await verifyAudit(database, [verdict.head])).toEqual({ whole: false, brokenAt: 3 });
    await recordAudit(database, { actor: 'somebody else', action: 'signed in' }, now);
    expect(await verifyAudit(database, [verdict.head])).toEqual({ whole: false, brokenAt: 3 });
  });

  it('commits an entry together with its change, or neither', async () => {
    const failing = database.transaction(async (transaction) => {
      await recordAudit(transaction, { actor: 'dana@example.org', action: 'signed out' }, now);
      throw new Error('The change failed.');
    });
    await expect(failing).rejects.toThrow('The change failed.');
    expect(await readAudit(database, {})).toEqual([]);
  });

  it('keeps one chain during concurrent writes', async () => {
    const inTransactions = Array.from({ length: 10 }, () => database.transaction((transaction) => one(transaction)));
    await Promise.all([...inTransactions, ...Array.from({ length: 10 }, () => one(database))]);
    expect(await verifyAudit(database)).toMatchObject({ whole: true, head: { entry: 20 } });
  });

  const one = (queryable: Parameters<typeof recordAudit>[0]) =>
    recordAudit(queryable, { actor: 'dana@example.org', action: 'signed in' }, now);

  it('verifies a log that is read in several batches', async () => {
    await database.query(
      `select staff.record_audit($1, 'dana@example.org', 'signed in', '', '{}') from generate_series(1, 2001)`,
      [now],
    );
    expect(await verifyAudit(database)).toMatchObject({ whole: true, head: { entry: 2001 } });
  });
});
