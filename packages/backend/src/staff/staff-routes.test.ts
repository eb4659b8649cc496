import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, isEasyToGuess, postJson, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { readAudit } from '../audit/read-audit.ts';
import type { Database } from '../database/database.ts';
import { createFirstAdministrator } from './first-account.ts';

const credentials = { email: 'Staff@example.org', password: 'correct horse battery' };
const minuteMs = 60_000;

const cookieOf = (response: Response) => (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';

const knownBrowserOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('known_browser'))
    ?.split(';')[0] ?? '';

describe.each(sufficientKinds)('staff sign-in on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await createFirstAdministrator(database, credentials, isEasyToGuess, new Date());
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.exec('delete from staff.sign_in_attempts; delete from staff.sessions');
    test = await createTestApp(database);
  });

  const signIn = (changes: Readonly<Record<string, unknown>> = {}, headers: Readonly<Record<string, string>> = {}) =>
    test.app.request('/api/staff/sign-in/email', postJson(JSON.stringify({ ...credentials, ...changes }), headers));

  const leads = (cookie: string) =>
    test.app.request('/rest/v1/investment_leads?select=*', { headers: { Cookie: cookie } });

  it('gives access to the leads until sign-out', async () => {
    const response = await signIn();
    expect(response.status).toBe(200);
    const cookie = cookieOf(response);
    const session = await test.app.request('/api/staff/get-session', { headers: { Cookie: cookie } });
    expect(session.headers.get('cache-control')).toBe('no-store');
    expect(await session.json()).toMatchObject({ user: { email: 'staff@example.org' } });
    expect((await leads(cookie)).status).toBe(200);

    const signOut = await test.app.request('/api/staff/sign-out', { ...postJson('{}', { Cookie: cookie }) });
    expect(signOut.status).toBe(200);
    expect((await leads(cookie)).status).toBe(401);
    expect(await (await test.app.request('/api/staff/get-session', { headers: { Cookie: cookie } })).json()).toBeNull();
  });

  it('hides the cookie from scripts and from other sites', async () => {
    const [cookie = ''] = (await signIn()).headers.getSetCookie();
    expect(cookie).toMatch(/^staff=/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
  });

  it('marks the cookie as secure if the site is on https', async () => {
    test = await createTestApp(database, { publicUrl: 'https://www.example.org' });
    const [cookie = ''] = (await signIn({}, { Origin: 'https://www.example.org' })).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('refuses a wrong password and an unknown account alike', async () => {
    const wrong = await signIn({ password: 'wrong horse battery' });
    const unknown = await signIn({ email: 'nobody@example.org' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it('responds before it records a refusal, whose duration would reveal whether the account exists', async () => {
    const stuck: Database = {
      ...database,
      query: <Row>(...statement: Parameters<Database['query']>) =>
        statement[0].includes('record_audit') ? new Promise<never>(() => {}) : database.query<Row>(...statement),
    };
    test = await createTestApp(stuck);
    expect((await signIn({ password: 'wrong horse battery' })).status).toBe(401);
  });

  it('records sign-ins and sign-outs in the audit log', async () => {
    const before = (await readAudit(database, {}))[0]?.entry ?? 0;
    const cookie = cookieOf(await signIn());
    await test.app.request('/api/staff/sign-out', postJson('{}', { Cookie: cookie }));
    // Nobody signs out without a session.
    await test.app.request('/api/staff/sign-out', postJson('{}', { Cookie: cookie }));
    const entries = (await readAudit(database, { actor: 'staff@example.org' })).filter(({ entry }) => entry > before);
    const written = { actor: 'staff@example.org', at: test.clock.now };
    expect(entries).toMatchObject([
      { ...written, action: 'signed out' },
      { ...written, action: 'signed in' },
    ]);
    expect(entries).toHaveLength(2);
  });

  it('records wrong passwords and lockouts of existing accounts, and no input of strangers', async () => {
    const before = (await readAudit(database, {}))[0]?.entry ?? 0;
    await Promise.all(Array.from({ length: 10 }, () => signIn({ password: 'wrong horse battery' })));
    await Promise.all(Array.from({ length: 12 }, () => signIn({ email: 'nobody@example.org' })));
    const written = async () => {
      const entries = (await readAudit(database, {})).filter(({ entry }) => entry > before);
      return entries.map(({ action, subject, actor }) => `${action}: ${subject}, by ${actor}`).toSorted();
    };
    await expect
      .poll(written)
      .toEqual([
        'locked out: staff@example.org, by the server',
        ...Array<string>(10).fill('sign-in failed: staff@example.org, by the server'),
      ]);
  });

  it.each([
    { email: 'no address' },
    { email: 'a\u0000b@example.org' },
    { email: null },
    { password: '' },
    { password: 'x'.repeat(129) },
    { password: ['correct horse battery'] },
  ])('refuses %j as badly formed', async (changes) => {
    const response = await signIn(changes);
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: expect.stringMatching(/\.$/), errors: [], code: 'credentials-required' },
    ]);
  });

  const wrong = { email: 'STAFF@example.org', password: 'wrong horse battery' };
  const from = (address: string) => ({ 'X-Forwarded-For': address });

  it('locks an account for one network for 15 minutes after ten attempts', async () => {
    test = await createTestApp(database, { trustedProxies: 1 });
    const here = from('203.0.113.9');
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await signIn(wrong, here)).status));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const locked = await signIn({}, here);
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
    expect(await locked.json()).toMatchObject({ message: expect.stringContaining('15 minutes') });
    expect((await signIn({}, from('203.0.113.10'))).status).toBe(200);

    test.clock.now = new Date(test.clock.now.getTime() + 15 * minuteMs - 1);
    expect((await signIn({}, here)).status).toBe(429);
    test.clock.now = new Date(test.clock.now.getTime() + 1);
    expect((await signIn({}, here)).status).toBe(200);
  });

  it('locks an account after a hundred attempts from anywhere, except for a browser that has signed in before', async () => {
    test = await createTestApp(database, { trustedProxies: 1 });
    const known = knownBrowserOf(await signIn({}, from('203.0.113.9')));
    await database.query(`update staff.sign_in_attempts set attempts = 98 where counted_for = 'staff@example.org'`);
    expect((await signIn(wrong, from('198.51.100.1'))).status).toBe(401);
    expect((await signIn(wrong, from('198.51.100.2'))).status).toBe(401);
    expect((await signIn({}, from('203.0.113.9'))).status).toBe(429);
    const owner = await signIn({}, { ...from('198.51.100.1'), Cookie: known });
    expect(owner.status).toBe(200);
    const forged = known.replace(/=(.)/, (_match, first) => `=${first === 'a' ? 'b' : 'a'}`);
    expect((await signIn({}, { ...from('203.0.113.9'), Cookie: forged })).status).toBe(429);
  });

  it('also limits a browser that has signed in before, and recognizes it only for its account', async () => {
    const known = knownBrowserOf(await signIn());
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn(wrong, { Cookie: known })).status).toBe(401);
    }
    expect((await signIn({}, { Cookie: known })).status).toBe(429);

    for (let attempt = 0; attempt < 10; attempt += 1) await signIn({ ...wrong, email: 'other@example.org' });
    expect((await signIn({ ...wrong, email: 'other@example.org' }, { Cookie: known })).status).toBe(429);
  });

  it('resets the count of attempts after a sign-in', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) await signIn({ password: 'wrong horse battery' });
      expect((await signIn()).status).toBe(200);
    }
  });

  it('limits the attempts from one address across all accounts', async () => {
    test = await createTestApp(database, { rateLimit: true });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await signIn({ email: `guess${attempt}@example.org`, password: 'wrong horse battery' })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('refuses a sign-in from a page of another site', async () => {
    const foreign = await signIn({}, { Origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['POST', 'sign-up/email'],
    ['POST', 'forget-password'],
    ['POST', 'update-user'],
    ['GET', 'list-sessions'],
    ['GET', 'ok'],
    ['GET', 'sign-in/email'],
  ])('does not serve %s %s', async (method, path) => {
    const init = method === 'POST' ? postJson(JSON.stringify({ ...credentials, name: 'x' })) : {};
    expect((await test.app.request(`/api/staff/${path}`, init)).status).toBe(404);
  });

  it('ends a session twelve hours after sign-in, however much it is used', async () => {
    const cookie = cookieOf(await signIn());
    const moveSignIn = (interval: string) =>
      database.query(
        `update staff.sessions set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval`,
        [interval],
      );
    await moveSignIn('11 hours 58 minutes');
    expect((await leads(cookie)).status).toBe(200);
    await moveSignIn('3 minutes');
    expect((await leads(cookie)).status).toBe(401);
  });

  it('ends a session after half an hour without a request', async () => {
    const cookie = cookieOf(await signIn());
    const move = (ms: number) => {
      test.clock.now = new Date(test.clock.now.getTime() + ms);
    };
    for (let request = 0; request < 4; request += 1) {
      move(30 * minuteMs - 1);
      expect((await leads(cookie)).status).toBe(200);
    }
    move(30 * minuteMs);
    expect((await leads(cookie)).status).toBe(401);
    move(-minuteMs);
    expect(await (await test.app.request('/api/staff/get-session', { headers: { Cookie: cookie } })).json()).toBeNull();
  });

  it('is not kept alive by the automatic reads of an unattended screen', async () => {
    const cookie = cookieOf(await signIn());
    const began = test.clock.now.getTime();
    const polled = async (afterMs: number) => {
      test.clock.now = new Date(began + afterMs);
      const headers = { Cookie: cookie, 'X-Unattended': '1' };
      return (await test.app.request('/rest/v1/investment_leads', { headers })).status;
    };
    expect([await polled(10 * minuteMs), await polled(30 * minuteMs - 1), await polled(30 * minuteMs)]).toEqual([
      200, 200, 401,
    ]);
  });

  it('[staff-19] never shows the token to a script, and stores only its hash', async () => {
    const response = await signIn();
    const cookie = cookieOf(response);
    const token = cookie.replace('staff=', '');
    const session = await test.app.request('/api/staff/get-session', { headers: { Cookie: cookie } });
    expect((await response.text()) + (await session.text())).not.toContain(token);
    const { rows } = await database.query<{ row: string }>('select sessions::text as row from staff.sessions');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
  });

  it('[staff-19] starts each session with a new cookie, and ends the browser’s previous session', async () => {
    const planted = 'staff=planted-by-another-site-0123456789-0123456789';
    const first = cookieOf(await signIn({}, { Cookie: planted }));
    expect(first).not.toBe(planted);
    const second = cookieOf(await signIn({}, { Cookie: first }));
    expect((await leads(first)).status).toBe(401);
    expect((await leads(second)).status).toBe(200);
  });

  it('[staff-19] accepts over https only the `__Host-` cookie, which no other host can set', async () => {
    test = await createTestApp(database, { publicUrl: 'https://www.example.org' });
    const cookie = cookieOf(await signIn({}, { Origin: 'https://www.example.org' }));
    expect((await leads(cookie)).status).toBe(200);
    expect((await leads(cookie.replace('__Host-', ''))).status).toBe(401);
    expect((await leads(cookie.replace('__Host-', '__Secure-'))).status).toBe(401);
  });

  it('clears the browser’s data at sign-out', async () => {
    const cookie = cookieOf(await signIn());
    const signOut = await test.app.request('/api/staff/sign-out', postJson('{}', { Cookie: cookie }));
    expect(signOut.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(signOut.headers.getSetCookie()).toEqual([expect.stringMatching(/^staff=; Max-Age=0;/)]);
  });

  it('logs no address, password or token', async () => {
    const response = await signIn();
    await leads(cookieOf(response));
    expect(test.logged()).toContain('/api/staff/sign-in/email');
    expect(test.logged()).not.toMatch(/example\.org|horse|staff=/);
  });
});
