import { staffNoticesSchema } from '@sponsor/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestApp, postJson, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import { addStaff, cookiesOf, giveCode, signIn, staffPassword } from '../../test/staff.ts';
import type { Letter } from '../base/mailer.ts';
import type { Database } from '../database/database.ts';
import { createNoticeLetters } from './notice-letters.ts';

const hourMs = 60 * 60_000;

describe.each(sufficientKinds)('[staff-22] notices on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;
  let first: { Cookie: string };
  let editorId: string;

  beforeAll(async () => void (database = await openTestDatabase(kind)));
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.exec('delete from staff.users; delete from staff.sign_in_attempts');
    await addStaff(database, 'administrator', 'first@example.org');
    await addStaff(database, 'administrator', 'second@example.org');
    await addStaff(database, 'viewer');
    editorId = await addStaff(database, 'editor');
    test = await createTestApp(database, { trustedProxies: 1 });
    first = await signIn(test.app, 'first@example.org');
    await database.exec('delete from staff.notices');
  });

  const ask = async (method: string, path: string, body: object = {}) => {
    const answer = await test.app.request(`/api/desk${path}`, {
      ...postJson(JSON.stringify(body), { ...first }),
      method,
    });
    if (!answer.ok) throw new Error(`${path} got the status ${answer.status}.`);
    return answer;
  };
  const told = async () => {
    const { rows } = await database.query<{ line: string }>(
      `select email || ': ' || kind || ', ' || about || coalesce(' by ' || by_whom, '') as line
       from staff.notices join staff.users on users.id = user_id order by 1`,
    );
    return rows.map(({ line }) => line);
  };
  const read = async (cookies: { Cookie: string }) =>
    staffNoticesSchema.parse(await (await test.app.request('/api/desk/account/notices', { headers: cookies })).json())
      .notices;

  it('report a link to a new password to the person and the other administrators, and its use to the person', async () => {
    const answer = await ask('POST', `/staff/${editorId}/password-link`);
    const { link } = z.object({ link: z.string() }).parse(await answer.json());
    const about = 'password link made, editor@example.org by first@example.org';
    expect(await told()).toEqual([`editor@example.org: ${about}`, `second@example.org: ${about}`]);
    await database.exec('delete from staff.notices');
    const choice = { token: link.replace('/setup#', ''), password: 'quarry ledger meadow' };
    await test.app.request('/api/desk/setup', postJson(JSON.stringify(choice)));
    expect(await told()).toEqual(['editor@example.org: password changed, editor@example.org']);
  });

  it('report a removed second factor', async () => {
    await giveCode(database, editorId);
    await ask('DELETE', `/staff/${editorId}/two-factor`);
    const about = 'second factor removed, editor@example.org by first@example.org';
    expect(await told()).toEqual([`editor@example.org: ${about}`, `second@example.org: ${about}`]);
  });

  it('report a new administrator to all others, by a change of role or by an invitation', async () => {
    await ask('PATCH', `/staff/${editorId}`, { role: 'administrator' });
    const promoted = 'administrator added, editor@example.org by first@example.org';
    expect(await told()).toEqual([`editor@example.org: ${promoted}`, `second@example.org: ${promoted}`]);
    await database.exec('delete from staff.notices');
    const answer = await ask('POST', '/staff/invitations', { email: 'lee@example.org', role: 'administrator' });
    const { link } = z.object({ link: z.string() }).parse(await answer.json());
    const choice = { token: link.replace('/setup#', ''), password: 'quarry ledger meadow' };
    await test.app.request('/api/desk/setup', postJson(JSON.stringify(choice)));
    expect((await told()).map((line) => line.split(':')[0])).toEqual([
      'editor@example.org',
      'first@example.org',
      'second@example.org',
    ]);
  });

  it('report a sign-in from a new browser, except the first sign-in', async () => {
    await signIn(test.app, 'editor@example.org');
    expect(await told()).toEqual([]);
    const credentials = JSON.stringify({ email: 'editor@example.org', password: staffPassword });
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const from = { ...headers, 'X-Forwarded-For': '203.0.113.9' };
    const answer = await test.app.request('/api/staff/sign-in/email', postJson(credentials, from));
    expect(await read({ Cookie: cookiesOf(answer) })).toMatchObject([
      {
        kind: 'new browser',
        about: 'editor@example.org',
        by: null,
        network: '203.0.113.0/24',
        browser: 'Firefox, Linux',
      },
    ]);
    const known = { ...from, Cookie: cookiesOf(answer) };
    await test.app.request('/api/staff/sign-in/email', postJson(credentials, known));
    expect(await told()).toHaveLength(1);
  });

  it('report ten wrong guesses to the person, once until it is read or a day has passed', async () => {
    const guess = () =>
      test.app.request(
        '/api/staff/sign-in/email',
        postJson(JSON.stringify({ email: 'editor@example.org', password: 'wrong horse battery' })),
      );
    for (let tries = 0; tries < 9; tries += 1) await guess();
    expect(await told()).toEqual([]);
    await guess();
    await expect.poll(told).toEqual(['editor@example.org: locked out, editor@example.org']);
    const again = async () => {
      await database.exec('delete from staff.sign_in_attempts');
      for (let tries = 0; tries < 10; tries += 1) await guess();
      await database.transaction((transaction) => transaction.query('lock table staff.notices'));
    };
    await again();
    expect(await told()).toHaveLength(1);
    test.clock.now = new Date(test.clock.now.getTime() + 24 * hourMs);
    await again();
    await expect.poll(told).toHaveLength(2);
  });

  it('are shown until their reader dismisses them, which nobody else can', async () => {
    await ask('POST', `/staff/${editorId}/password-link`);
    await signIn(test.app, 'second@example.org');
    const second = await signIn(test.app, 'second@example.org');
    const notices = await read(second);
    const kept = notices.find((notice) => notice.kind === 'password link made');
    const putAway = async (cookies: { Cookie: string }, id = kept?.id) =>
      (await test.app.request(`/api/desk/account/notices/${id}`, { ...postJson('', cookies), method: 'DELETE' }))
        .status;
    expect(await putAway(first)).toBe(404);
    expect(await putAway(second, 'x')).toBe(404);
    expect(await putAway(second)).toBe(200);
    expect((await read(second)).map((notice) => notice.kind)).toEqual(['new browser']);
  });

  describe('as letters', () => {
    let sent: Letter[];
    let taken: boolean;
    let log: ReturnType<typeof createRecordingLog>;

    const create = () => {
      log = createRecordingLog();
      const mailer = {
        send: async (letter: Letter) => {
          if (taken) sent.push(letter);
          return taken;
        },
      };
      return createNoticeLetters({
        database,
        mailer,
        host: 'www.example.org',
        log,
        now: () => test.clock.now,
      });
    };
    const run = async (...running: ReturnType<typeof create>[]) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      for (const one of running) one.start();
      vi.advanceTimersByTime(10_000);
      await Promise.all(running.map((one) => one.stop()));
    };

    beforeEach(() => {
      sent = [];
      taken = true;
    });
    afterEach(() => void vi.useRealTimers());

    it('are sent to each reader once, however many servers there are', async () => {
      await ask('POST', `/staff/${editorId}/password-link`);
      await run(create(), create());
      await run(create());
      expect(sent.toSorted((one, other) => one.to.localeCompare(other.to))).toEqual([
        {
          to: 'editor@example.org',
          subject: 'Password-reset link created at www.example.org',
          text: expect.stringMatching(
            /^first@example\.org created a password-reset link for editor@example\.org [^]+network: –, /,
          ),
        },
        expect.objectContaining({ to: 'second@example.org' }),
      ]);
    });

    it('are retried for a day if the mail server does not accept them', async () => {
      await ask('POST', `/staff/${editorId}/password-link`);
      taken = false;
      await run(create());
      taken = true;
      test.clock.now = new Date(test.clock.now.getTime() + 24 * hourMs - 1);
      await run(create());
      expect(sent).toHaveLength(2);
      await database.exec('update staff.notices set mailed_at = null');
      test.clock.now = new Date(test.clock.now.getTime() + 1);
      await run(create());
      expect(sent).toHaveLength(2);
    });
  });
});
