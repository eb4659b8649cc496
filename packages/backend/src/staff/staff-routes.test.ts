import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, postJson, type TestApp } from '../../test/app.ts';
import { databaseKinds, openTestDatabase } from '../../test/databases.ts';
import type { Database } from '../database/database.ts';
import { createNamedAdministrator } from './first-account.ts';

const credentials = { email: 'Staff@example.org', password: 'correct horse battery' };
const minuteMs = 60_000;

const cookieOf = (response: Response) => (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';

describe.each(databaseKinds)('staff sign-in on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await createNamedAdministrator(database, credentials, new Date());
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.query('delete from staff.sign_in_attempts');
    test = await createTestApp(database);
  });

  const signIn = (changes: Readonly<Record<string, unknown>> = {}, headers: Readonly<Record<string, string>> = {}) =>
    test.app.request('/api/staff/sign-in/email', postJson(JSON.stringify({ ...credentials, ...changes }), headers));

  const leads = (cookie: string) =>
    test.app.request('/rest/v1/investment_leads?select=*', { headers: { Cookie: cookie } });

  it('opens the leads until sign-out', async () => {
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

  it('keeps the cookie from scripts and from other sites', async () => {
    const [cookie = ''] = (await signIn()).headers.getSetCookie();
    expect(cookie).toMatch(/^staff\.session_token=/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
  });

  it('sends the cookie over https alone where the site is on https', async () => {
    test = await createTestApp(database, { publicUrl: 'https://www.example.org' });
    const [cookie = ''] = (await signIn({}, { Origin: 'https://www.example.org' })).headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-staff\.session_token=.*; Secure/i);
  });

  it('refuses a wrong password and an unknown account alike', async () => {
    const wrong = await signIn({ password: 'wrong horse battery' });
    const unknown = await signIn({ email: 'nobody@example.org' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
    expect(wrong.headers.getSetCookie()).toEqual([]);
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
      { message: expect.stringMatching(/\.$/), errors: [] },
    ]);
  });

  it('locks the account after ten attempts, wherever they come from, for a quarter of an hour', async () => {
    const wrong = () => signIn({ email: 'STAFF@example.org', password: 'wrong horse battery' });
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await wrong()).status));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const locked = await signIn();
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
    expect(await locked.json()).toMatchObject({ message: expect.stringContaining('15 minutes') });

    test.clock.now = new Date(test.clock.now.getTime() + 15 * minuteMs - 1);
    expect((await signIn()).status).toBe(429);
    test.clock.now = new Date(test.clock.now.getTime() + 1);
    expect((await signIn()).status).toBe(200);
  });

  it('forgets wrong attempts after a sign-in', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) await signIn({ password: 'wrong horse battery' });
      expect((await signIn()).status).toBe(200);
    }
  });

  it('limits the attempts of one address, whatever the account', async () => {
    test = await createTestApp(database, { rateLimit: true });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await signIn({ email: `guess${attempt}@example.org`, password: 'wrong horse battery' })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('refuses a sign-in that another site’s page sends', async () => {
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

  it('ends a session after a working day', async () => {
    const cookie = cookieOf(await signIn());
    await database.query(`update staff.sessions set expires_at = now() - interval '1 second'`);
    expect((await leads(cookie)).status).toBe(401);
  });

  it('logs no address, password or token', async () => {
    const response = await signIn();
    await leads(cookieOf(response));
    expect(test.logged()).toContain('/api/staff/sign-in/email');
    expect(test.logged()).not.toMatch(/example\.org|horse|session_token/);
  });
});
