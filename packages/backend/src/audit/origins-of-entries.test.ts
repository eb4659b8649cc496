import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, postJson, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { addStaff, staffPassword } from '../../test/staff.ts';
import type { Database } from '../database/database.ts';
import { readAudit } from './read-audit.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

describe.each(sufficientKinds)('the origin of an audit entry, on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    test = await createTestApp(database, { trustedProxies: 1 });
    await addStaff(database, 'viewer');
    await addStaff(database, 'editor');
  });
  afterAll(() => database.close());

  async function signInFrom(email: string, address: string): Promise<Record<string, string>> {
    const from = { 'X-Forwarded-For': address, 'User-Agent': firefox };
    const answer = await test.app.request(
      '/api/staff/sign-in/email',
      postJson(JSON.stringify({ email, password: staffPassword }), from),
    );
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return { ...from, Cookie: cookies.join('; ') };
  }

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:7:1::5', '2001:db8:7::/48'],
  ])('[staff-16] is the network of %s, the browser and the session', async (address, network) => {
    const headers = await signInFrom('editor@example.org', address);
    expect((await test.app.request('/api/desk/staff/owners', { headers })).status).toBe(200);
    await test.app.request('/api/staff/sign-out', { method: 'POST', headers });
    const [out, into] = await readAudit(database, { actor: 'editor@example.org' });
    const origin = { network, browser: 'Firefox, Linux', session: expect.stringMatching(/^\w{8}$/) };
    expect([into, out]).toMatchObject([
      { action: 'signed in', details: origin },
      { action: 'signed out', details: { ...origin, session: into?.details['session'] } },
    ]);
  });

  it('[staff-16] is also recorded for refused requests of staff, once an hour for each person and route', async () => {
    const headers = await signInFrom('viewer@example.org', '198.51.100.4');
    for (const path of ['/api/desk/audit', '/api/desk/audit?before=9', '/api/desk/staff', '/api/desk/audit']) {
      expect((await test.app.request(path, { headers })).status).toBe(403);
    }
    expect((await test.app.request('/api/desk/audit')).status).toBe(401);
    const refused = async () => (await readAudit(database, { action: 'refused' })).map(({ subject }) => subject);
    expect(await refused()).toEqual(['GET /api/desk/staff', 'GET /api/desk/audit']);
    const [first] = await readAudit(database, { action: 'refused' });
    expect(first).toMatchObject({ actor: 'viewer@example.org', details: { network: '198.51.100.0/24' } });
    for (let minutes = 0; minutes < 60; minutes += 20) {
      test.clock.now = new Date(test.clock.now.getTime() + 20 * 60_000);
      await test.app.request('/api/desk/audit', { headers });
    }
    expect(await refused()).toEqual(['GET /api/desk/audit', 'GET /api/desk/staff', 'GET /api/desk/audit']);
  });
});
