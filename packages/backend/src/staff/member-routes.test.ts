import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, postJson, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { addStaff, giveCode, signIn, staffPassword } from '../../test/staff.ts';
import { readAudit } from '../audit/read-audit.ts';
import type { Database } from '../database/database.ts';

const linkSchema = z.object({ link: z.string().startsWith('/setup#') });
const newPassword = 'quarry ledger meadow';
const hourMs = 60 * 60_000;
const noMail = {
  invite: async () => false,
  sendPasswordLink: async () => false,
  resetPassword: async () => false,
};

describe.each(sufficientKinds)('staff members on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;
  let administrator: { Cookie: string };
  let editorId: string;

  beforeAll(async () => void (database = await openTestDatabase(kind)));
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.exec(
      'delete from staff.users; delete from staff.one_time_links; delete from staff.sign_in_attempts',
    );
    await addStaff(database, 'administrator');
    editorId = await addStaff(database, 'editor');
    test = await createTestApp(database);
    administrator = await signIn(test.app, 'administrator@example.org');
  });

  const ask = (method: string, path: string, body: object = {}) =>
    test.app.request(`/api/desk/staff${path}`, { ...postJson(JSON.stringify(body), administrator), method });
  const list = async () => (await test.app.request('/api/desk/staff', { headers: administrator })).json();
  const linkOf = async (answer: Response) => linkSchema.parse(await answer.json()).link;
  const tokenOf = (link: string) => link.replace('/setup#', '');
  const open = (link: string) =>
    test.app.request('/api/desk/setup/link', postJson(JSON.stringify({ token: tokenOf(link) })));
  const follow = (link: string, body: object = { password: newPassword }) =>
    test.app.request('/api/desk/setup', postJson(JSON.stringify({ token: tokenOf(link), ...body })));
  const leads = (cookies: { Cookie: string }) =>
    test.app.request('/rest/v1/investment_leads?select=*', { headers: cookies });
  const later = (ms: number) => void (test.clock.now = new Date(test.clock.now.getTime() + ms));
  const lastEntry = async () => (await readAudit(database, {}))[0];

  it('lists all accounts and the open invitations', async () => {
    await ask('POST', '/invitations', { email: 'Lee@example.org', role: 'viewer' });
    expect(await list()).toMatchObject({
      members: [
        { email: 'administrator@example.org', role: 'administrator', twoFactor: false, disabledAt: null },
        { email: 'editor@example.org', role: 'editor', lastSignedInAt: null },
      ],
      invitations: [{ email: 'lee@example.org', role: 'viewer', invitedBy: 'administrator@example.org' }],
    });
  });

  it('lists the possible owners of leads: everyone who may change one', async () => {
    await addStaff(database, 'viewer');
    const owners = async () =>
      (
        await test.app.request('/api/desk/staff/owners', { headers: await signIn(test.app, 'viewer@example.org') })
      ).json();
    expect(await owners()).toEqual({ owners: ['administrator@example.org', 'editor@example.org'] });
    await ask('PATCH', `/${editorId}`, { disabled: true });
    expect(await owners()).toEqual({ owners: ['administrator@example.org'] });
  });

  describe('an invitation', () => {
    const invite = (email = 'lee@example.org') => ask('POST', '/invitations', { email, role: 'viewer' });

    it('creates an account with its role, once', async () => {
      const link = await linkOf(await invite());
      expect(await (await open(link)).json()).toEqual({ purpose: 'invitation', email: 'lee@example.org' });
      expect((await follow(link, { email: 'other@example.org', password: newPassword })).status).toBe(201);
      expect(await lastEntry()).toMatchObject({ action: 'account created', details: { role: 'viewer' } });
      expect((await leads(await signIn(test.app, 'lee@example.org', newPassword))).status).toBe(200);
      expect([(await follow(link)).status, (await open(link)).status]).toEqual([410, 410]);
    });

    it('is valid for 72 hours', async () => {
      const link = await linkOf(await invite());
      later(72 * hourMs);
      expect((await follow(link)).status).toBe(410);
      later(-1);
      expect((await follow(link)).status).toBe(201);
    });

    it('replaces the previous one', async () => {
      const first = await linkOf(await invite());
      const second = await linkOf(await invite('LEE@example.org'));
      expect([(await follow(first)).status, (await follow(second)).status]).toEqual([410, 201]);
    });

    it('is refused for an address that has an account', async () => {
      expect((await invite('Editor@example.org')).status).toBe(409);
    });

    it('can be revoked, once', async () => {
      const link = await linkOf(await invite());
      const { invitations } = z.object({ invitations: z.array(z.object({ id: z.string() })) }).parse(await list());
      const withdraw = () => ask('DELETE', `/invitations/${invitations[0]?.id}`);
      expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 404]);
      expect((await follow(link)).status).toBe(410);
    });

    it.each([{ email: 'no address' }, { role: 'owner' }, { role: undefined }, { email: 'a\u0000@example.org' }])(
      'is refused when %j is sent',
      async (changes) => {
        const body = { email: 'lee@example.org', role: 'viewer', ...changes };
        expect((await ask('POST', '/invitations', body)).status).toBe(400);
      },
    );

    it('[staff-23] is sent only by mail if there is a mail server', async () => {
      const mailed: string[][] = [];
      const linkMailer = { ...noMail, invite: async (...letter: string[]) => mailed.push(letter) > 0 };
      test = await createTestApp(database, { linkMailer });
      const answer = await invite();
      expect([answer.status, await answer.json()]).toEqual([201, { link: null }]);
      expect(mailed).toEqual([['lee@example.org', expect.any(String)]]);
      expect((await open(mailed[0]?.[1] ?? '')).status).toBe(200);
    });

    it('is reported as not sent if the mail server does not accept it', async () => {
      test = await createTestApp(database, { linkMailer: noMail });
      const answer = await invite();
      expect([answer.status, await answer.text()]).toEqual([503, expect.not.stringContaining('setup')]);
    });
  });

  it('changes a role at once, even during a session', async () => {
    const editor = await signIn(test.app, 'editor@example.org');
    const asEditor = () => test.app.request('/api/desk/staff', { headers: editor });
    expect((await asEditor()).status).toBe(403);
    expect((await ask('PATCH', `/${editorId}`, { role: 'administrator' })).status).toBe(200);
    expect(await lastEntry()).toMatchObject({
      actor: 'administrator@example.org',
      action: 'role changed',
      subject: 'editor@example.org',
      details: { from: 'editor', to: 'administrator' },
    });
    expect((await asEditor()).status).toBe(200);
  });

  it('ends the sessions of a disabled account, which can sign in again once it is enabled', async () => {
    const editor = await signIn(test.app, 'editor@example.org');
    await ask('PATCH', `/${editorId}`, { disabled: true });
    expect((await leads(editor)).status).toBe(401);
    await expect(signIn(test.app, 'editor@example.org')).rejects.toThrow('401');
    await ask('PATCH', `/${editorId}`, { disabled: false });
    expect((await leads(await signIn(test.app, 'editor@example.org'))).status).toBe(200);
  });

  it('says that an account is disabled only after the right password', async () => {
    await follow(await linkOf(await ask('POST', `/${editorId}/password-link`)));
    await ask('PATCH', `/${editorId}`, { disabled: true });
    const refusalOf = async (password: string) => {
      const credentials = JSON.stringify({ email: 'editor@example.org', password });
      const answer = await test.app.request('/api/staff/sign-in/email', postJson(credentials));
      return [answer.status, await answer.json()];
    };
    expect(await refusalOf(newPassword)).toEqual([
      401,
      { message: expect.stringMatching(/disabled/), errors: [], code: 'account-disabled' },
    ]);
    expect(await refusalOf('a guess at it')).toEqual([
      401,
      { message: expect.stringMatching(/do not match/), errors: [], code: 'wrong-credentials' },
    ]);
  });

  it('starts no session for an account that is disabled at the same moment', async () => {
    const editor = await signIn(test.app, 'editor@example.org');
    await database.query('update staff.users set disabled_at = now() where id = $1', [editorId]);
    expect((await leads(editor)).status).toBe(401);
  });

  it('never removes the last administrator', async () => {
    const second = await addStaff(database, 'administrator', 'second@example.org');
    const asSecond = await signIn(test.app, 'second@example.org');
    const { rows } = await database.query<{ id: string }>(
      `select id from staff.users where email = 'administrator@example.org'`,
    );
    const [{ id: firstId } = { id: '' }] = rows;
    expect((await ask('PATCH', `/${firstId}`, { role: 'viewer' })).status).toBe(409);
    expect((await ask('PATCH', `/${firstId}`, { disabled: true })).status).toBe(409);
    const demote = (id: string, cookies: { Cookie: string }) =>
      test.app.request(`/api/desk/staff/${id}`, { ...postJson('{"role":"viewer"}', cookies), method: 'PATCH' });
    const answers = await Promise.all([demote(second, administrator), demote(firstId, asSecond)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
    const left = await database.query(`select id from staff.users where role = 'administrator'`);
    expect(left.rows).toHaveLength(1);
  });

  it.each([{ disabled: true }, { role: 'editor' }])('revokes the links of an administrator by %j', async (change) => {
    const second = await addStaff(database, 'administrator', 'second@example.org');
    const asSecond = await signIn(test.app, 'second@example.org');
    const askAsSecond = async (path: string, body: object = {}) =>
      linkOf(await test.app.request(`/api/desk/staff${path}`, postJson(JSON.stringify(body), asSecond)));
    const invitation = await askAsSecond('/invitations', { email: 'friend@example.org', role: 'administrator' });
    const password = await askAsSecond(`/${editorId}/password-link`);
    const others = await linkOf(await ask('POST', '/invitations', { email: 'lee@example.org', role: 'viewer' }));

    expect((await ask('PATCH', `/${second}`, change)).status).toBe(200);
    const answers = [await follow(invitation), await follow(password), await follow(others)];
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 201]);
  });

  it('does not reset the password or the second factor of one’s own account', async () => {
    const { rows } = await database.query<{ id: string }>(
      `select id from staff.users where email = 'administrator@example.org'`,
    );
    const own = rows[0]?.id ?? '';
    expect((await ask('POST', `/${own}/password-link`)).status).toBe(409);
    expect((await ask('DELETE', `/${own}/two-factor`)).status).toBe(409);
  });

  it.each([{}, { role: 'owner' }, { disabled: 'yes' }])('refuses the change %j', async (change) => {
    expect((await ask('PATCH', `/${editorId}`, change)).status).toBe(400);
  });

  it.each(['/01234567-89ab-7def-8123-456789abcdef', '/%00', "/' or 1=1"])('answers 404 at %s', async (path) => {
    expect((await ask('PATCH', path, { role: 'viewer' })).status).toBe(404);
    expect((await ask('POST', `${path}/password-link`)).status).toBe(404);
    expect((await ask('DELETE', `${path}/two-factor`)).status).toBe(404);
  });

  describe('a link to a new password', () => {
    const makeLink = async () => linkOf(await ask('POST', `/${editorId}/password-link`));

    it('sets the password, ends the sessions and revokes the other links', async () => {
      const editor = await signIn(test.app, 'editor@example.org');
      const [other, link] = [await makeLink(), await makeLink()];
      expect(await (await open(link)).json()).toEqual({ purpose: 'new password', email: 'editor@example.org' });
      expect((await follow(link)).status).toBe(201);
      expect((await leads(editor)).status).toBe(401);
      expect((await follow(other)).status).toBe(410);
      await expect(signIn(test.app, 'editor@example.org')).rejects.toThrow('401');
      await signIn(test.app, 'editor@example.org', newPassword);
    });

    it('refuses a password that is easy to guess, and stays usable', async () => {
      const link = await makeLink();
      expect((await follow(link, { password: 'editor@example.org' })).status).toBe(400);
      expect((await follow(link)).status).toBe(201);
    });

    it('is not created for a disabled account, and does not enable one', async () => {
      const link = await makeLink();
      await ask('PATCH', `/${editorId}`, { disabled: true });
      expect((await ask('POST', `/${editorId}/password-link`)).status).toBe(404);
      await follow(link);
      await expect(signIn(test.app, 'editor@example.org', newPassword)).rejects.toThrow('401');
    });

    describe('on request', () => {
      let mailed: (readonly [email: string, token: string])[];
      const request = (email: string) =>
        test.app.request('/api/staff/password-link', postJson(JSON.stringify({ email })));

      beforeEach(async () => {
        mailed = [];
        const sendPasswordLink = async (email: string, token: string) => mailed.push([email, token]) > 0;
        test = await createTestApp(database, { linkMailer: { ...noMail, sendPasswordLink } });
      });

      it('is sent by mail, is valid for an hour, and does not reveal who has an account', async () => {
        const answers = await Promise.all([request('EDITOR@example.org'), request('nobody@example.org')]);
        expect(answers.map(({ status }) => status)).toEqual([202, 202]);
        expect(await answers[0]?.text()).toBe(await answers[1]?.text());
        await expect.poll(() => mailed).toHaveLength(1);
        const link = `/setup#${mailed[0]?.[1]}`;
        later(hourMs);
        expect((await follow(link)).status).toBe(410);
        later(-1);
        expect((await follow(link)).status).toBe(201);
        await signIn(test.app, 'editor@example.org', newPassword);
      });

      it('is sent at most three times an hour', async () => {
        for (let time = 1; time <= 3; time += 1) {
          await request('editor@example.org');
          await expect.poll(() => mailed).toHaveLength(time);
        }
        await request('editor@example.org');
        later(hourMs);
        await request('editor@example.org');
        await expect.poll(() => mailed).toHaveLength(4);
      });

      it('is sent three times, however many requests arrive at once', async () => {
        await Promise.all(Array.from({ length: 12 }, () => request('editor@example.org')));
        await expect.poll(() => mailed.length).toBeGreaterThanOrEqual(3);
        // Every earlier request is done before the lock is granted.
        await database.transaction((transaction) => transaction.query('lock table staff.users'));
        expect((await database.query('select from staff.one_time_links')).rows).toHaveLength(3);
      });

      it('is refused if the site sends no mail', async () => {
        test = await createTestApp(database);
        expect((await request('editor@example.org')).status).toBe(409);
      });
    });
  });

  it('removes the code of a lost telephone, so that the password is enough', async () => {
    await giveCode(database, editorId);
    expect((await ask('DELETE', `/${editorId}/two-factor`)).status).toBe(200);
    await signIn(test.app, 'editor@example.org', staffPassword);
    expect((await ask('DELETE', `/${editorId}/two-factor`)).status).toBe(404);
  });
});
