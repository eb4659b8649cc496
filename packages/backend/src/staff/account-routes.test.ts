import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as authenticator from '../../../../tools/totp.ts';
import { createTestApp, postJson, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { addStaff, cookiesOf, signIn, staffPassword } from '../../test/staff.ts';
import { readAudit } from '../audit/read-audit.ts';
import type { Database } from '../database/database.ts';

const email = 'editor@example.org';
const setUpSchema = z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) });

describe.each(sufficientKinds)('the signed-in account on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;

  beforeAll(async () => void (database = await openTestDatabase(kind)));
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.exec('delete from staff.users; delete from staff.sign_in_attempts');
    await addStaff(database, 'editor');
    test = await createTestApp(database);
  });

  const totp = (uri: string, ahead = 0) => authenticator.totp(uri, ahead, test.clock.now.getTime());

  type Cookies = Awaited<ReturnType<typeof signIn>>;

  const account = (path: string, cookies: Cookies, body?: object, method = 'POST') =>
    test.app.request(
      `/api/desk/account${path}`,
      body === undefined ? { headers: cookies } : { ...postJson(JSON.stringify(body), { ...cookies }), method },
    );
  const enterCode = (cookies: string, code: string) =>
    test.app.request('/api/staff/sign-in/code', postJson(JSON.stringify({ code }), { Cookie: cookies }));
  const enterPassword = () =>
    test.app.request('/api/staff/sign-in/email', postJson(JSON.stringify({ email, password: staffPassword })));
  const isSignedIn = async (cookies: Cookies) => (await account('', cookies)).status === 200;
  /** The app on a database where something happens, once, before the first statement that holds these words. */
  async function interrupted(words: string, act: () => unknown): Promise<TestApp> {
    let waits = true;
    return createTestApp({
      ...database,
      async query<Row>(...statement: Parameters<Database['query']>) {
        if (waits && statement[0].includes(words)) {
          waits = false;
          await act();
        }
        return database.query<Row>(...statement);
      },
    });
  }
  const audited = async () => (await readAudit(database, {})).map(({ action }) => action);

  describe('password', () => {
    const change = { password: staffPassword, newPassword: 'quarry ledger meadow' };

    it('[staff-19] can be changed with the old one, which ends the other sessions and every copy of this one', async () => {
      const [here, elsewhere] = await Promise.all([signIn(test.app, email), signIn(test.app, email)]);
      const changed = await account('/password', here, change);
      expect(changed.status).toBe(200);
      expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([false, false]);
      expect(await isSignedIn({ Cookie: cookiesOf(changed) })).toBe(true);
      expect((await enterPassword()).status).toBe(401);
      await signIn(test.app, email, change.newPassword);
      expect(await audited()).toContain('password changed');
    });

    it('[staff-19] ends half-finished sign-ins when it changes', async () => {
      const here = await signIn(test.app, email);
      test = await interrupted('into staff.sessions', () => account('/password', here, change));
      const late = await enterPassword();
      expect([late.status, late.headers.getSetCookie()]).toEqual([401, []]);
      await signIn(test.app, email, change.newPassword);
    });

    it.each([
      [{ password: 'wrong horse battery' }, 'password', 'wrong-password'],
      [{ newPassword: 'eleven char' }, 'newPassword', 'password-too-short'],
      [{ newPassword: 'password1234' }, 'newPassword', 'weak-password'],
      [{ newPassword: 7 }, 'newPassword', 'new-password-required'],
    ])('refuses %j, names the field and stays as it is', async (wrong, field, code) => {
      const here = await signIn(test.app, email);
      const answer = await account('/password', here, { ...change, ...wrong });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { message: expect.stringMatching(/\.$/), errors: [{ field, message: expect.stringMatching(/\.$/) }], code },
      ]);
      expect((await enterPassword()).status).toBe(200);
    });

    it('cannot be guessed through a session', async () => {
      const here = await signIn(test.app, email);
      const guess = () => account('/password', here, { ...change, password: 'wrong horse battery' });
      for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).status).toBe(400);
      expect((await guess()).status).toBe(429);
      expect((await account('/password', here, change)).status).toBe(429);
    });
  });

  describe('sessions', () => {
    const listSchema = z.object({
      sessions: z.array(z.object({ current: z.boolean(), browser: z.nullable(z.string()) })),
    });
    const list = async (cookies: Cookies) => listSchema.parse(await (await account('', cookies)).json()).sessions;

    it('are listed with the current one marked, and all others can be ended together', async () => {
      const here = await signIn(test.app, email);
      const phone = postJson(JSON.stringify({ email, password: staffPassword }), { 'User-Agent': 'A phone' });
      const elsewhere = { Cookie: cookiesOf(await test.app.request('/api/staff/sign-in/email', phone)) };
      const listed = await list(here);
      expect(listed.find(({ current }) => !current)).toMatchObject({ browser: 'A phone' });
      expect(listed.filter(({ current }) => current)).toHaveLength(1);
      expect(listed).toHaveLength(2);
      expect(await (await account('/sessions', here, {}, 'DELETE')).json()).toEqual({ ended: 1 });
      expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
      expect((await readAudit(database, {}))[0]).toMatchObject({
        actor: email,
        action: 'signed out elsewhere',
        details: { sessions: 1 },
      });
    });

    it('include no session of another account', async () => {
      await addStaff(database, 'viewer');
      const [here, viewer] = await Promise.all([signIn(test.app, email), signIn(test.app, 'viewer@example.org')]);
      expect([(await list(here)).length, (await list(viewer)).length]).toEqual([1, 1]);
      expect(await (await account('/sessions', here, {}, 'DELETE')).json()).toEqual({ ended: 0 });
      expect(await isSignedIn(viewer)).toBe(true);
    });

    it.each([
      ['expires_at', 12 * 60],
      ['last_used_at', 30],
    ])('are neither listed nor counted after they have ended: %s was too long ago', async (column, minutes) => {
      const elsewhere = await signIn(test.app, email);
      test.clock.now = new Date(test.clock.now.getTime() + 1);
      const here = await signIn(test.app, email);
      expect(await list(here)).toHaveLength(2);
      await database.query(
        `update staff.sessions set ${column} = ${column} - $1::int * interval '1 minute'
         where id = (select id from staff.sessions order by created_at, id limit 1)`,
        [minutes],
      );
      expect(await list(here)).toMatchObject([{ current: true }]);
      expect(await (await account('/sessions', here, {}, 'DELETE')).json()).toEqual({ ended: 0 });
      expect(await isSignedIn(elsewhere)).toBe(false);
    });
  });

  describe('authenticator code', () => {
    async function switchOn() {
      const before = await signIn(test.app, email);
      const made = setUpSchema.parse(await (await account('/two-factor', before, {})).json());
      const confirmed = await account('/two-factor/confirm', before, { code: totp(made.uri) });
      expect(confirmed.status).toBe(200);
      return { ...made, here: { Cookie: cookiesOf(confirmed) } };
    }

    it('is asked for after the password, and signs in', async () => {
      const { uri } = await switchOn();
      const first = await enterPassword();
      expect(await first.json()).toEqual({ codeNeeded: true, code: true, passkey: false });
      const halfway = cookiesOf(first);
      expect(await isSignedIn({ Cookie: halfway })).toBe(false);
      const second = await enterCode(halfway, totp(uri, 1));
      expect(second.status).toBe(200);
      expect(await isSignedIn({ Cookie: cookiesOf(second) })).toBe(true);
      expect((await audited()).slice(0, 3)).toEqual(['signed in', 'asked for a code', 'code switched on']);
      expect((await readAudit(database, {}))[0]).toMatchObject({ actor: email, details: { by: 'authenticator' } });
    });

    it('[staff-19] ends half-finished sign-ins when it is set up, and when the password changes', async () => {
      let recoveryCode = '';
      test = await interrupted('into staff.sessions', async () => {
        [recoveryCode = ''] = (await switchOn()).recoveryCodes;
      });
      const late = await enterPassword();
      expect([late.status, late.headers.getSetCookie()]).toEqual([401, []]);
      const halfway = cookiesOf(await enterPassword());
      // As a new password does.
      test = await interrupted('halfway = false', () => database.exec('delete from staff.sessions'));
      const later = await enterCode(halfway, recoveryCode);
      expect([later.status, later.headers.getSetCookie()]).toEqual([401, []]);
    });

    it('works for one sign-in', async () => {
      const { uri } = await switchOn();
      const code = totp(uri, 1);
      const halfway = await Promise.all([enterPassword(), enterPassword()]);
      const answers = await Promise.all(halfway.map((answer) => enterCode(cookiesOf(answer), code)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
      const refused = answers.find(({ status }) => status === 401);
      expect(refused?.headers.getSetCookie()).toEqual([]);
      const again = await enterPassword();
      expect((await enterCode(cookiesOf(again), code)).status).toBe(401);
    });

    it('is refused if it is wrong, and after five wrong ones the password is required again', async () => {
      const { uri } = await switchOn();
      const halfway = cookiesOf(await enterPassword());
      const wrong = String((Number(totp(uri)) + 123_456) % 1_000_000).padStart(6, '0');
      for (let attempt = 0; attempt < 5; attempt += 1) expect((await enterCode(halfway, wrong)).status).toBe(400);
      expect((await enterCode(halfway, totp(uri, 1))).status).toBe(401);
    });

    it('records each wrong code in the audit log, and the lockout that they cause', async () => {
      const { uri, recoveryCodes } = await switchOn();
      const wrong = String((Number(totp(uri)) + 123_456) % 1_000_000).padStart(6, '0');
      const before = (await readAudit(database, {}))[0]?.entry ?? 0;
      const refusals: number[] = [];
      for (let signIns = 0; signIns < 3; signIns += 1) {
        const halfway = cookiesOf(await enterPassword());
        for (let codes = 0; codes < 5; codes += 1) refusals.push((await enterCode(halfway, wrong)).status);
      }
      expect(refusals).toEqual([...Array.from({ length: 10 }, () => 400), ...Array.from({ length: 5 }, () => 429)]);
      expect((await enterCode(cookiesOf(await enterPassword()), recoveryCodes[0] ?? '')).status).toBe(429);
      const entries = (await readAudit(database, {})).filter(({ entry }) => entry > before);
      const of = (action: string) => entries.filter((entry) => entry.action === action);
      expect(of('wrong code')).toHaveLength(10);
      expect(of('locked out')).toMatchObject([{ actor: 'the server', subject: email, details: { by: 'wrong codes' } }]);
    });

    it.each(['%00.x', 'x.%00', '%00', '.', '%', '%ff.x', '%ED%A0%80.x', 'x'.repeat(8_000), 'A'.repeat(43)])(
      'is refused, breaks nothing, and leaves no entry, with a cookie made up as %#',
      async (value) => {
        await switchOn();
        await enterPassword();
        const before = (await readAudit(database, {}))[0]?.entry;
        const answer = await enterCode(`staff=${value}`, '123456');
        expect([400, 401]).toContain(answer.status);
        expect((await readAudit(database, {}))[0]?.entry).toBe(before);
      },
    );

    it.each(['', '12345', '1234567', 'abc', 'a'.repeat(100_000)])(
      'is refused when it looks otherwise: %#',
      async (code) => {
        const answer = await enterCode('', code);
        expect([400, 413]).toContain(answer.status);
      },
    );

    it('is refused before the password', async () => {
      const { uri, recoveryCodes } = await switchOn();
      expect((await enterCode('', totp(uri, 1))).status).toBe(401);
      expect((await enterCode('', recoveryCodes[0] ?? '')).status).toBe(401);
    });

    it('may be a recovery code, each of which works once', async () => {
      const { recoveryCodes } = await switchOn();
      const [code = ''] = recoveryCodes;
      expect(recoveryCodes).toHaveLength(10);
      expect((await enterCode(cookiesOf(await enterPassword()), code)).status).toBe(200);
      expect((await readAudit(database, {}))[0]).toMatchObject({ actor: email, details: { by: 'recovery code' } });
      expect((await enterCode(cookiesOf(await enterPassword()), code)).status).toBe(400);
    });

    it('replaces its recovery codes', async () => {
      const { here, recoveryCodes } = await switchOn();
      const answer = await account('/two-factor/recovery-codes', here, {});
      const fresh = setUpSchema.pick({ recoveryCodes: true }).parse(await answer.json()).recoveryCodes;
      expect((await enterCode(cookiesOf(await enterPassword()), recoveryCodes[0] ?? '')).status).toBe(400);
      expect((await enterCode(cookiesOf(await enterPassword()), fresh[0] ?? '')).status).toBe(200);
    });

    it('can be switched off', async () => {
      const { here } = await switchOn();
      expect((await account('/two-factor', here, {}, 'DELETE')).status).toBe(200);
      await signIn(test.app, email);
      expect(await audited()).toContain('code switched off');
    });

    it('[staff-19] ends the sessions that began without it, and copies of the current one, when it is switched on', async () => {
      const [elsewhere, copied] = [await signIn(test.app, email), await signIn(test.app, email)];
      const made = setUpSchema.parse(await (await account('/two-factor', copied, {})).json());
      const confirmed = await account('/two-factor/confirm', copied, { code: totp(made.uri) });
      expect([await isSignedIn(elsewhere), await isSignedIn(copied)]).toEqual([false, false]);
      expect(await isSignedIn({ Cookie: cookiesOf(confirmed) })).toBe(true);
    });

    it('cannot be set up again while it is switched on', async () => {
      const { here, uri } = await switchOn();
      expect((await account('/two-factor', here, {})).status).toBe(409);
      expect((await account('/two-factor/confirm', here, { code: totp(uri, 1) })).status).toBe(400);
    });

    it('is not switched on by a wrong code', async () => {
      const here = await signIn(test.app, email);
      const made = setUpSchema.parse(await (await account('/two-factor', here, {})).json());
      const wrong = String((Number(totp(made.uri)) + 123_456) % 1_000_000).padStart(6, '0');
      expect((await account('/two-factor/confirm', here, { code: wrong })).status).toBe(400);
      await signIn(test.app, email);
    });

    it('is stored sealed', async () => {
      const { uri, recoveryCodes } = await switchOn();
      const { rows } = await database.query('select * from staff.two_factors');
      expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);
      expect(JSON.stringify(rows)).not.toContain(new URL(uri).searchParams.get('secret'));
      expect(test.logged()).not.toContain(recoveryCodes[0]);
    });

    it('must be set up before anything else if it is required', async () => {
      test = await createTestApp(database, { twoFactorRequired: true });
      const here = await signIn(test.app, email);
      const leads = '/rest/v1/investment_leads?select=*';
      expect((await test.app.request(leads, { headers: here })).status).toBe(403);
      const after = await switchOn();
      expect((await test.app.request(leads, { headers: after.here })).status).toBe(200);
      expect((await account('/two-factor', after.here, {}, 'DELETE')).status).toBe(409);
      expect((await test.app.request(leads, { headers: after.here })).status).toBe(200);
    });
  });
});
