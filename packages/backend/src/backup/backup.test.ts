import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStored, createTestApp, postJson, signUpBody } from '../../test/app.ts';
import {
  createBlankTarget,
  databaseKinds,
  openTestDatabase,
  sufficientKinds,
  type TestTarget,
} from '../../test/databases.ts';
import { addStaff, signIn } from '../../test/staff.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { connectDatabase, openDatabase } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { migrationNames } from '../database/migrate.ts';
import { createPictures } from '../media/pictures.ts';
import { dump } from './dump.ts';
import { load } from './load.ts';
import { readParts, writeParts } from './parts.ts';
import { listTables } from './tables.ts';

const now = new Date('2026-03-01T15:00:00.123Z');
const leads = 12;
/** With these, more rows than one batch reads or writes, and not a multiple of it. */
const others = 1_191;
const bytes = new Uint8Array(randomBytes(200_000));

async function save(database: Database): Promise<string> {
  const text = await database.transaction((transaction) => buffer(Readable.from(writeParts(dump(transaction, now)))));
  return text.toString('utf8');
}

const restore = (database: Database, text: string) => load(database, readParts(Readable.from([Buffer.from(text)])));

describe.each(databaseKinds)('a backup of the %s database', (kind) => {
  let source: Database;
  let backup: string;
  let cookie: string;
  const places: TestTarget[] = [];

  beforeAll(async () => {
    source = await openTestDatabase(kind);
    const { app } = await createTestApp(source);
    await addStaff(source, 'editor');
    const { Cookie } = await signIn(app, 'editor@example.org');
    cookie = Cookie;
    await Promise.all(
      Array.from({ length: leads }, (_, n) =>
        app.request('/api/forms/sign-up/submissions', postJson(signUpBody(`Lead-${n}@example.org`))),
      ),
    );
    await source.exec(
      `insert into leads (id, email, email_key, created_at)
       select gen_random_uuid(), n || '@example.com', n || '@example.com', now() from generate_series(1, ${others}) as n;
       update leads set name = E'Zoë "Z"\\n\\\\ O''Neil 😀', contacted_at = created_at + interval '7 ms'`,
    );
    await createPictures(source, () => now).store([{ hash: 'abc', width: 9, height: 9, bytes }], 'editor@example.org');
    await recordAudit(source, { actor: 'a\\b', action: 'signed in', details: { much: 1e21, small: 0.1 } }, now);
    await app.request('/api/desk/leads', { headers: { Cookie } });
    await source.exec('update content_version set version = 41');
    backup = await save(source);
  });
  afterAll(async () => {
    await source.close();
    await Promise.all(places.map((place) => place.remove()));
  });

  async function blank(other: Database['kind']): Promise<TestTarget> {
    const place = await createBlankTarget(other);
    places.push(place);
    return place;
  }

  it.each(databaseKinds)('fills an empty %s database with exactly what was saved', async (other) => {
    const { target } = await blank(other);
    const restored = await openDatabase(target);
    await restore(restored, backup);

    expect(await countStored(restored)).toEqual(await countStored(source));
    expect(await verifyAudit(restored)).toEqual(await verifyAudit(source));
    expect(await createPictures(restored, () => now).read('abc')).toEqual(bytes);
    const { rows } = await restored.query(
      `select name, contacted_at, search from leads where email_key like 'lead-7@%'`,
    );
    expect(rows).toEqual(
      (await source.query(`select name, contacted_at, search from leads where email_key like 'lead-7@%'`)).rows,
    );
    expect((await restored.query('select version from content_version')).rows).toEqual([{ version: 41 }]);
    const withoutHeader = (text: string) => text.split('\n').slice(1).toSorted();
    expect(withoutHeader(await save(restored))).toEqual(withoutHeader(backup));

    await restored.close();
    const server = await connectDatabase(target);
    const { app } = await createTestApp(server);
    const headers = { Cookie: cookie };
    expect((await app.request('/api/desk/leads', { headers })).status).toBe(401);
    expect(await signIn(app, 'editor@example.org')).toHaveProperty('Cookie');
    await server.close();
  });

  it('[staff-18] contains no session, no link, no sign-in attempt and no secret', async () => {
    await source.exec(
      `insert into staff.sign_in_attempts (counted_for, attempts, ends_at) values ('203.0.113.7', 1, now() + interval '1 hour');
       insert into staff.one_time_links (token_hash, purpose, expires_at)
         values ('hash-of-a-link', 'first administrator', now() + interval '1 hour');
       insert into staff.secrets (name, value) values ('session', 'of-an-earlier-release')`,
    );
    const saved = await save(source);
    const { rows } = await source.query<{ hash: string }>('select token_hash as hash from staff.sessions');
    expect(rows).not.toEqual([]);
    for (const found of [...rows.map(({ hash }) => hash), '203.0.113.7', 'hash-of-a-link', 'of-an-earlier-release']) {
      expect(saved).not.toContain(found);
    }
    await source.exec(
      `delete from staff.secrets; delete from staff.sign_in_attempts; delete from staff.one_time_links`,
    );
    const ofStaff = (await listTables(source)).filter(({ name }) => name.startsWith('staff.'));
    // Decide here for every new table whether its rows grant access.
    expect(
      ofStaff
        .filter(({ isFleeting }) => !isFleeting)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['staff.audit_log', 'staff.notices', 'staff.passkeys', 'staff.two_factors', 'staff.users']);
  });

  it('[staff-18] of an earlier release is restored without its sessions', async () => {
    const { rows } = await source.query<{ row: string }>('select to_json(sessions)::text as row from staff.sessions');
    const older = backup.replace(/(#\{"mark":"table","name":"staff.sessions"\}\n)/, `$1${rows[0]?.row}\n`);
    expect(older).not.toBe(backup);
    const { target } = await blank(kind);
    const restored = await openDatabase(target);
    await restore(restored, older);
    expect((await restored.query('select from staff.sessions')).rows).toEqual([]);
    await restored.close();
  });

  it('is a consistent snapshot during writes', { skip: kind === 'embedded' }, async () => {
    const before = await countStored(source);
    const during = await source.transaction(async (transaction) => {
      const parts = dump(transaction, now);
      await parts.next();
      await source.exec(`insert into leads (id, email, email_key, created_at)
        values (gen_random_uuid(), 'late@example.org', 'late@example.org', now())`);
      return buffer(Readable.from(writeParts(parts)));
    });
    expect(during.toString()).not.toContain('late@example.org');
    expect((await countStored(source)).leads).toBe(before.leads + 1);
  });

  it.runIf(kind === 'postgresql')('is created and restored if the user has its own schema', async () => {
    const [from, to] = [await blank(kind), await blank(kind)];
    for (const { target } of [from, to]) {
      const empty = await openDatabase(target);
      await empty.exec(`create schema app;
        do $$ begin execute format('alter database %I set search_path = app, public', current_database()); end $$`);
      await empty.close();
    }
    const server = await connectDatabase(from.target);
    await server.exec(`insert into leads (id, email, email_key, created_at)
      values (gen_random_uuid(), 'ann@example.org', 'ann@example.org', now())`);
    const saved = await save(server);
    await server.close();
    const restored = await openDatabase(to.target);
    await restore(restored, saved);
    expect(await countStored(restored)).toEqual({ leads: 1, submissions: 0, deliveries: 0 });
    await restored.close();
  });

  it('is not restored into a database with data', async () => {
    const before = await countStored(source);
    await expect(restore(source, backup)).rejects.toThrow(/target database is not empty/);
    expect(await countStored(source)).toEqual(before);
  });

  it.runIf(sufficientKinds.includes(kind))('restores nothing if it is damaged', async () => {
    const { target } = await blank(kind);
    const database = await openDatabase(target);
    const damages: ((text: string) => string)[] = [
      (text) => text.slice(0, text.length * 0.7),
      (text) => text.slice(0, text.lastIndexOf('#{"mark":"table"')),
      (text) => text.slice(0, text.lastIndexOf('#')),
      (text) => text.replace('lead-7@example.org', 'lead_7@example.org'),
      (text) => text.replace(/\n\{[^\n]*"kind": "submitted"[^\n]*/, ''),
      (text) => text.replace(/\n\{[^\n]*"kind": "submitted"[^\n]*/, '$&$&'),
      (text) => text.replace('"mark":"table","name":"leads"', '"mark":"table","name":"others"'),
    ];
    for (const damage of damages) {
      const damaged = damage(backup);
      expect(damaged).not.toBe(backup);
      await expect(restore(database, damaged)).rejects.toThrow(/incomplete|duplicate key|invalid input syntax/);
      expect(await countStored(database)).toEqual({ leads: 0, submissions: 0, deliveries: 0 });
      await database.exec('drop schema public, staff cascade; create schema public');
    }
    await database.close();
  });

  it('of a newer version is refused, and one of an older version is migrated', async () => {
    const { target } = await blank(kind);
    const database = await openDatabase(target);
    const newer = backup.replace('"migrations":[', '"migrations":["9999_later.sql",');
    await expect(restore(database, newer)).rejects.toThrow(/newer version/);

    const [first = ''] = await migrationNames();
    const header = { mark: 'begin', at: now.toISOString(), migrations: [first] };
    const none = { rows: 0, hash: '0' };
    const tables = ['leads', 'submissions', 'lead_events', 'deliveries'].flatMap((name) => [
      { mark: 'table', name: `public.${name}` },
      { mark: 'table ends', ...none },
    ]);
    await restore(database, [header, ...tables, { mark: 'end' }].map((mark) => `#${JSON.stringify(mark)}\n`).join(''));
    const { rows } = await database.query<{ name: string }>('select name from migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual(await migrationNames());
    await database.close();
  });
});
