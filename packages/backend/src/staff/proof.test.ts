import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { totp } from '../../../../tools/totp.ts';
import { createTestApp, postJson, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { addStaff, cookiesOf, signIn, staffPassword } from '../../test/staff.ts';
import { readAudit } from '../audit/read-audit.ts';
import { nameOf } from '../base/serve.ts';
import type { Database } from '../database/database.ts';
import { routes } from '../routes.ts';

const minuteMs = 60_000;
const email = 'administrator@example.org';

const fresh = routes
  .filter((route) => route.fresh)
  .map((route) => ({
    route: nameOf(route),
    method: route.method,
    path: route.path.replaceAll(/:\w+/g, '01234567-89ab-7def-8123-456789abcdef'),
  }));

describe.each(sufficientKinds)('[staff-20] confirming the identity, on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;
  let here: { Cookie: string };

  beforeAll(async () => void (database = await openTestDatabase(kind)));
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.exec('delete from staff.users; delete from staff.sign_in_attempts');
    await addStaff(database, 'administrator');
    test = await createTestApp(database);
    here = await signIn(test.app, email);
  });

  const later = (ms: number) => void (test.clock.now = new Date(test.clock.now.getTime() + ms));
  const ask = (method: string, path: string, body: object = {}) =>
    test.app.request(
      path,
      method === 'GET' ? { headers: here } : { ...postJson(JSON.stringify(body), { ...here }), method },
    );
  const prove = async (body: object) => {
    const answer = await ask('POST', '/api/desk/account/proof', body);
    if (answer.ok) here = { Cookie: cookiesOf(answer) };
    return answer;
  };
  const invite = async () =>
    (await ask('POST', '/api/desk/staff/invitations', { email: 'lee@example.org', role: 'viewer' })).status;

  it('is required for routes that give lasting control or export all leads', () => {
    expect(fresh.map(({ route }) => route)).toEqual(
      expect.arrayContaining([
        'POST /api/desk/staff/invitations',
        'POST /api/desk/staff/:id/password-link',
        'DELETE /api/desk/staff/:id/two-factor',
        'PATCH /api/desk/staff/:id',
        'GET /api/desk/leads/export/:format',
        'POST /api/desk/leads/:id/erasure',
        'PUT /api/section-images/:section',
        'POST /api/lovable-uploads',
        'DELETE /api/desk/account/two-factor',
        'POST /api/desk/account/passkeys',
      ]),
    );
  });

  it.each(fresh)('is required by $route ten minutes after the last confirmation', async ({ method, path }) => {
    later(10 * minuteMs - 1);
    expect((await ask(method, path)).status).not.toBe(403);
    here = await signIn(test.app, email);
    later(10 * minuteMs);
    const refused = await ask(method, path);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { message: 'Please confirm that it is you.', errors: [], code: 'reauthenticate' },
    ]);
  });

  it('takes the password, renews the session cookie and is recorded in the audit log', async () => {
    later(10 * minuteMs);
    expect(await invite()).toBe(403);
    const before = here;
    expect((await prove({ password: staffPassword })).status).toBe(200);
    expect(await invite()).toBe(201);
    expect((await test.app.request('/api/desk/account', { headers: before })).status).toBe(401);
    expect((await readAudit(database, { action: 'identity confirmed' }))[0]).toMatchObject({ actor: email });
    later(10 * minuteMs - 1);
    expect(await invite()).toBe(201);
    later(1);
    expect(await invite()).toBe(403);
  });

  it('also takes the code if the account has one, each code once', async () => {
    const { uri } = z
      .object({ uri: z.string() })
      .parse(await (await ask('POST', '/api/desk/account/two-factor')).json());
    const code = (ahead: number) => totp(uri, ahead, test.clock.now.getTime());
    const confirmed = await ask('POST', '/api/desk/account/two-factor/confirm', { code: code(0) });
    here = { Cookie: cookiesOf(confirmed) };
    later(10 * minuteMs);
    const missing = await prove({ password: staffPassword });
    expect([missing.status, await missing.json()]).toMatchObject([400, { errors: [{ field: 'code' }] }]);
    const wrong = String((Number(code(0)) + 123_456) % 1_000_000).padStart(6, '0');
    expect((await prove({ password: staffPassword, code: wrong })).status).toBe(400);
    expect(await invite()).toBe(403);
    expect((await prove({ password: staffPassword, code: code(0) })).status).toBe(200);
    expect(await invite()).toBe(201);
    expect((await prove({ password: staffPassword, code: code(0) })).status).toBe(401);
  });

  it('counts wrong guesses with those of the sign-in', async () => {
    const guess = async () => (await prove({ password: 'wrong horse battery' })).status;
    const guesses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) guesses.push(await guess());
    expect(guesses).toEqual([...Array<number>(10).fill(400), 429]);
    const credentials = JSON.stringify({ email, password: staffPassword });
    expect((await test.app.request('/api/staff/sign-in/email', postJson(credentials, { ...here }))).status).toBe(429);
  });

  it('is not required by routes that only read', async () => {
    later(20 * minuteMs);
    for (const path of ['/api/desk/leads', '/api/desk/staff', '/api/desk/audit', '/api/desk/account']) {
      expect((await ask('GET', path)).status).toBe(200);
    }
  });
});
