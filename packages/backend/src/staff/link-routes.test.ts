import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, isEasyToGuess, postJson, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import type { Database } from '../database/database.ts';
import { createFirstAdministrator, issueFirstLink } from './first-account.ts';
import { linkPath } from './one-time-links.ts';

const credentials = { email: 'first@example.org', password: 'ox fjord yam' };
const hourMs = 60 * 60_000;

describe.each(sufficientKinds)('the set-up link on the %s database', async (kind) => {
  const database: Database = await openTestDatabase(kind);
  let test: TestApp;
  let token: string;

  afterAll(() => database.close());
  beforeEach(async () => {
    await database.exec(
      'delete from staff.users; delete from staff.one_time_links; delete from staff.sign_in_attempts',
    );
    test = await createTestApp(database);
    token = (await issueFirstLink(database, test.clock.now)) ?? '';
  });

  const setUp = async (link: string, changes: Readonly<Record<string, unknown>> = {}) =>
    test.app.request('/api/desk/setup', postJson(JSON.stringify({ token: link, ...credentials, ...changes })));

  const countStaff = async () => (await database.query('select id from staff.users')).rows.length;

  it('creates the first administrator, who can sign in at once', async () => {
    expect((await setUp(token)).status).toBe(201);
    const signIn = await test.app.request('/api/staff/sign-in/email', postJson(JSON.stringify(credentials)));
    expect(signIn.status).toBe(200);
  });

  it('works once', async () => {
    await setUp(token);
    const again = await setUp(token, { email: 'second@example.org' });
    expect([again.status, await again.json()]).toEqual([
      410,
      expect.objectContaining({ message: expect.stringMatching(/\.$/) }),
    ]);
    expect(await countStaff()).toBe(1);
  });

  it('creates one administrator when two links are used at once', async () => {
    const other = (await issueFirstLink(database, test.clock.now)) ?? '';
    const answers = await Promise.all([setUp(token), setUp(other, { email: 'second@example.org' })]);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201, 410]));
    expect(await countStaff()).toBe(1);
  });

  it('ends after 72 hours', async () => {
    test.clock.now = new Date(test.clock.now.getTime() + 72 * hourMs);
    expect((await setUp(token)).status).toBe(410);
    test.clock.now = new Date(test.clock.now.getTime() - 1);
    expect((await setUp(token)).status).toBe(201);
  });

  it('answers 404 for an unknown link', async () => {
    const answers = await Promise.all(['guess', '%00', '', `${token}x`].map((unknown) => setUp(unknown)));
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    expect(await countStaff()).toBe(0);
  });

  it.each([
    { password: 'eleven char' },
    { password: 'x'.repeat(129) },
    { password: 'password1234' },
    { email: 'no address' },
    { email: 7 },
  ])('refuses %j and leaves the link usable', async (changes) => {
    const response = await setUp(token, changes);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(/\.$/),
      errors: [{ message: expect.any(String) }],
    });
    expect((await setUp(token)).status).toBe(201);
  });

  it('is not printed once there is an account', async () => {
    await setUp(token);
    expect(await issueFirstLink(database, test.clock.now)).toBeUndefined();
  });

  it('is revoked when the environment creates the first administrator', async () => {
    await createFirstAdministrator(database, credentials, isEasyToGuess, test.clock.now);
    await createFirstAdministrator(
      database,
      { ...credentials, email: 'other@example.org' },
      isEasyToGuess,
      test.clock.now,
    );
    expect((await setUp(token, { email: 'second@example.org' })).status).toBe(410);
    expect(await countStaff()).toBe(1);
  });

  it('stays open when the password in the environment is too common', async () => {
    const weak = { ...credentials, password: 'Password123!' };
    expect(await createFirstAdministrator(database, weak, isEasyToGuess, test.clock.now)).toBe('weak-password');
    expect(await countStaff()).toBe(0);
    expect((await setUp(token)).status).toBe(201);
  });

  it('reports whether the credentials of the environment are in force', async () => {
    const name = (changes: Partial<typeof credentials>) =>
      createFirstAdministrator(database, { ...credentials, ...changes }, isEasyToGuess, test.clock.now);
    expect(await name({})).toBe('created');
    expect(await name({ email: 'First@example.org' })).toBe('in-force');
    expect(await name({ password: 'another long password' })).toBe('not-applied');
    expect(await name({ email: 'second@example.org' })).toBe('not-applied');
  });

  it('is stored only as a hash', async () => {
    const { rows } = await database.query('select * from staff.one_time_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('shows the set-up page, which is never cached', async () => {
    const response = await test.app.request(linkPath(token).replace(/#.*/, ''));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it.each([
    ['GET', '/setup/TOKEN/'],
    ['GET', '/setup/TOKEN//'],
    ['GET', '//setup/TOKEN'],
    ['GET', '/SetUp/TOKEN'],
    ['GET', '/setup//TOKEN'],
    ['GET', '/setup/TOKEN/more'],
    ['GET', '/setup/TOKEN%2F'],
    ['GET', '/en/setup/TOKEN'],
    ['GET', '/api/desk/setup/TOKEN'],
    ['POST', '/api/desk/setup/TOKEN/'],
    ['POST', '/setup/TOKEN'],
  ])('is not logged when %s %s is requested', async (method, path) => {
    await test.app.request(path.replace('TOKEN', token), method === 'POST' ? postJson('{}') : {});
    expect(test.logged()).toContain('"request"');
    expect(test.logged()).not.toContain(token);
  });
});
