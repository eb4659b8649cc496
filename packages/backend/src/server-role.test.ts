import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { totp } from '../../../tools/totp.ts';
import { createTestApp, postJson, signUpBody, type TestApp } from '../test/app.ts';
import { createUnusedTarget, databaseKinds, type TestTarget } from '../test/databases.ts';
import { createFakePasskey } from '../test/fake-passkey.ts';
import { createRecordingLog } from '../test/recording-log.ts';
import { addStaff, cookiesOf, giveCode, signIn, staffPassword } from '../test/staff.ts';
import { verifyAudit } from './audit/verify-audit.ts';
import { nameOf } from './base/serve.ts';
import { connectDatabase } from './database/connect.ts';
import type { Database } from './database/database.ts';
import { claimDue } from './delivery/outbox.ts';
import { settle } from './delivery/settle.ts';
import { createEventCounter } from './events/event-counter.ts';
import { createPageArchiver } from './history/archive-pages.ts';
import { createHousekeeper } from './housekeeping/housekeeper.ts';
import { routes } from './routes.ts';

const now = () => new Date('2026-03-01T15:00:00Z');
const linkSchema = z.object({ link: z.string() });
const idsSchema = z.object({ invitations: z.array(z.object({ id: z.string() })) });
const publicUrl = 'https://www.example.org';
const optionsSchema = z.looseObject({ challenge: z.string() });
const codeSchema = z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) });

describe.runIf(databaseKinds.includes('postgresql'))('a server that does not own its tables', () => {
  const role = `server_${randomUUID().replaceAll('-', '')}`;
  let place: TestTarget;
  let owner: Client;
  let serverUrl: string;
  let database: Database;
  let test: TestApp;

  beforeAll(async () => {
    place = await createUnusedTarget('postgresql');
    const migrateUrl = 'databaseUrl' in place.target ? place.target.databaseUrl : '';
    owner = new Client({ connectionString: migrateUrl });
    await owner.connect();
    await owner.query(`create role ${role} login`);
    const url = new URL(migrateUrl);
    url.username = role;
    serverUrl = url.href;
    database = await connectDatabase({ databaseUrl: serverUrl, migrateUrl });
    const events = createEventCounter({ database, log: createRecordingLog(), now, timeZone: 'UTC' });
    test = await createTestApp(database, { events, rateLimit: true, crmConnected: true, publicUrl });
    await addStaff(database, 'administrator');
    await addStaff(database, 'editor');
  });
  afterAll(async () => {
    await database.close();
    await owner.query(`drop owned by ${role}`);
    await owner.query(`drop role ${role}`);
    await owner.end();
    await place.remove();
  });

  it('[staff-16] can perform every write of its routes and jobs', async () => {
    const called = new Set<string>();
    let session: Record<string, string> = {};

    async function call(route: string, path: string, body: BodyInit | object = {}, headers = session) {
      called.add(route);
      const [method = ''] = route.split(' ');
      const init =
        body instanceof FormData
          ? { body, headers }
          : postJson(typeof body === 'string' ? body : JSON.stringify(body), headers);
      const answer = await test.app.request(path, { ...init, method });
      expect([route, answer.status < 400 ? 'done' : `${answer.status} ${await answer.text()}`]).toEqual([
        route,
        'done',
      ]);
      return answer;
    }
    const leadOf = async (email: string) => {
      const { rows } = await database.query<{ lead: string; submission: string }>(
        `select leads.id as lead, submissions.id as submission from leads join submissions on lead_id = leads.id
         where email = $1 order by received_at desc limit 1`,
        [email],
      );
      return rows[0] ?? { lead: '', submission: '' };
    };
    const submit = 'POST /api/forms/:formId/submissions';

    await call(submit, '/api/forms/sign-up/submissions', signUpBody('ann@example.org'));
    const caught = { ...JSON.parse(signUpBody('bot@example.org')), context: { honeypot: 'x' } };
    await call(submit, '/api/forms/sign-up/submissions', caught);
    const deck = { email: 'bob@example.org', firstName: 'Bob', lastName: 'Lee', phone: '1' };
    await call('POST /functions/v1/submit-hubspot-lead', '/functions/v1/submit-hubspot-lead', deck);
    await call('POST /functions/v1/submit-hubspot-lead', '/functions/v1/submit-hubspot-lead', { ...deck, phone: '2' });
    await call('POST /api/events', '/api/events', { kind: 'page', path: '/invest' });
    const report = { 'csp-report': { 'violated-directive': 'img-src' } };
    const asReport = { 'Content-Type': 'application/csp-report' };
    await call('POST /api/policy-reports', '/api/policy-reports', report, { ...session, ...asReport });

    /** For the routes that replace the session cookie. */
    async function callAnew(route: string, path: string, body: object = {}, headers = session) {
      session = { Cookie: cookiesOf(await call(route, path, body, headers)) };
    }
    const self = '/api/desk/account';
    const optionsOf = async (answer: Response) => optionsSchema.parse(await answer.json());

    session = await signIn(test.app, 'editor@example.org');
    const credentials = { email: 'editor@example.org', password: staffPassword };
    const key = createFakePasskey(publicUrl);
    const offered = await call(`POST ${self}/passkeys/options`, `${self}/passkeys/options`);
    const passkey = key.make(await optionsOf(offered));
    await callAnew(`POST ${self}/passkeys`, `${self}/passkeys`, { name: 'A key', passkey });
    const set = codeSchema.parse(await (await call(`POST ${self}/two-factor`, `${self}/two-factor`)).json());
    const code = totp(set.uri, 0, test.clock.now.getTime());
    await callAnew(`POST ${self}/two-factor/confirm`, `${self}/two-factor/confirm`, { code });
    const toProve = await call(`POST ${self}/proof/passkey/options`, `${self}/proof/passkey/options`);
    const proof = { password: staffPassword, passkey: key.sign(await optionsOf(toProve)) };
    await callAnew(`POST ${self}/proof`, `${self}/proof`, proof);

    const enter = async () => ({
      Cookie: cookiesOf(await call('POST /api/staff/sign-in/email', '/api/staff/sign-in/email', credentials, {})),
    });
    const [recovery = ''] = set.recoveryCodes;
    const byCode = '/api/staff/sign-in/code';
    await callAnew(`POST ${byCode}`, byCode, { code: recovery }, await enter());
    const byPasskey = '/api/staff/sign-in/passkey';
    const halfway = await enter();
    const toSign = await call(`POST ${byPasskey}/options`, `${byPasskey}/options`, {}, halfway);
    await callAnew(`POST ${byPasskey}`, byPasskey, { passkey: key.sign(await optionsOf(toSign)) }, halfway);
    await call(`POST ${self}/two-factor/recovery-codes`, `${self}/two-factor/recovery-codes`);
    await call(`DELETE ${self}/two-factor`, `${self}/two-factor`);
    await call(`DELETE ${self}/passkeys/:id`, `${self}/passkeys/${key.id}`);
    await call(`DELETE ${self}/sessions`, `${self}/sessions`);
    const { rows: notices } = await database.query<{ id: string }>(
      `select notices.id from staff.notices join staff.users on users.id = user_id where email = 'editor@example.org'`,
    );
    await call(`DELETE ${self}/notices/:id`, `${self}/notices/${notices[0]?.id}`);
    const changed = { password: staffPassword, newPassword: 'quarry ledger meadow' };
    await callAnew(`POST ${self}/password`, `${self}/password`, changed);
    await call('POST /api/staff/sign-out', '/api/staff/sign-out');

    session = await signIn(test.app, 'administrator@example.org');
    const invite = async (email: string) =>
      call('POST /api/desk/staff/invitations', '/api/desk/staff/invitations', { email, role: 'viewer' });
    const { link } = linkSchema.parse(await (await invite('lee@example.org')).json());
    const token = link.replace('/setup#', '');
    await call('POST /api/desk/setup/link', '/api/desk/setup/link', { token });
    await call('POST /api/desk/setup', '/api/desk/setup', { token, password: 'quarry ledger meadow' });
    await invite('jo@example.org');
    const listed = await (await test.app.request('/api/desk/staff', { headers: session })).json();
    const [invitation] = idsSchema.parse(listed).invitations;
    await call('DELETE /api/desk/staff/invitations/:id', `/api/desk/staff/invitations/${invitation?.id}`);
    const { rows } = await database.query<{ id: string }>(
      `select id from staff.users where email = 'editor@example.org'`,
    );
    const member = `/api/desk/staff/${rows[0]?.id}`;
    await giveCode(database, rows[0]?.id ?? '');
    await call('DELETE /api/desk/staff/:id/two-factor', `${member}/two-factor`);
    await call('POST /api/desk/staff/:id/password-link', `${member}/password-link`);
    await call('PATCH /api/desk/staff/:id', member, { role: 'viewer' });

    const ann = await leadOf('ann@example.org');
    const lead = `/api/desk/leads/${ann.lead}`;
    await call('PATCH /api/desk/leads/:id', lead, { status: 'contacted', name: 'Ann' });
    await call('POST /api/desk/leads/change', '/api/desk/leads/change', { ids: [ann.lead], status: 'new' });
    await call('POST /api/desk/leads/:id/notes', `${lead}/notes`, { text: 'Called.' });
    const bot = await leadOf('bot@example.org');
    const close = { ids: [bot.submission], reason: 'A program.' };
    await call('POST /api/desk/submissions/close', '/api/desk/submissions/close', close);
    await call('POST /api/desk/submissions/:id/release', `/api/desk/submissions/${bot.submission}/release`);
    const dead = (email: string) =>
      database.query(
        `update deliveries set state = 'dead-letter' where submission_id in (
           select submissions.id from submissions join leads on leads.id = lead_id where email = $1)`,
        [email],
      );
    await dead('ann@example.org');
    const retry = 'POST /api/desk/deliveries/:submissionId/retry';
    await call(retry, `/api/desk/deliveries/${ann.submission}/retry`);
    await dead('ann@example.org');
    await call('POST /api/desk/deliveries/retry', '/api/desk/deliveries/retry');

    const [delivery] = await claimDue(database, ['sign-up'], 1);
    if (delivery === undefined) throw new Error('Nothing was due.');
    await settle(database, delivery, { state: 'delivered' });
    await call('POST /api/desk/privacy/find', '/api/desk/privacy/find', { email: 'ann@example.org' });
    const asked = { leadId: ann.lead, kind: 'access', receivedOn: '2026-03-01' };
    await call('POST /api/desk/privacy/requests', '/api/desk/privacy/requests', asked);
    const requests = await database.query<{ id: string }>('select id from privacy_requests');
    const request = `/api/desk/privacy/requests/${requests.rows[0]?.id}`;
    await call('POST /api/desk/privacy/requests/:id/close', `${request}/close`, {
      outcome: 'answered',
      reason: 'Sent.',
    });
    await call('POST /api/desk/leads/:id/hold', `${lead}/hold`, { held: true, reason: 'A court.' });
    await call('POST /api/desk/leads/:id/hold', `${lead}/hold`, { held: false, reason: 'Settled.' });
    await call('POST /api/desk/leads/:id/erasure', `${lead}/erasure`, { reason: 'They asked.' });
    await call(submit, '/api/forms/sign-up/submissions', signUpBody('ann@example.org'));
    const again = await leadOf('ann@example.org');
    await call('PATCH /api/desk/leads/:id', `/api/desk/leads/${again.lead}`, { status: 'new', reason: 'They called.' });

    const body = new FormData();
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    body.append('file', new File([new Uint8Array(picture)], 'a.png'));
    const { url } = z
      .object({ url: z.string() })
      .parse(await (await call('POST /api/lovable-uploads', '/api/lovable-uploads', body)).json());
    const shown = { url, alternativeText: 'Red.' };
    await call('PUT /api/section-images/:section', '/api/section-images/problem', shown);

    // No mail is configured here, which it reports before it writes anything.
    called.add('POST /api/staff/password-link');
    expect([...called].toSorted()).toEqual(
      routes
        .filter(({ method }) => method !== 'GET')
        .map(nameOf)
        .toSorted(),
    );

    const log = createRecordingLog();
    const document = new TextEncoder().encode('<!doctype html><p>Words.</p>');
    const page = { path: '/invest', version: 'a'.repeat(64), document };
    await createPageArchiver({ database, shown: () => [page], retentionYears: 7, log, now }).archive();
    await createHousekeeper({ database, log, now }).stop();
    expect(log.entries).toEqual([]);
    expect(await verifyAudit(database)).toMatchObject({ whole: true });
  });

  it('needs the owner only if the schema is not up to date', async () => {
    const again = await connectDatabase({ databaseUrl: serverUrl });
    expect((await again.query('select from leads limit 0')).rows).toEqual([]);
    await again.close();
  });

  it.each([
    'update staff.audit_log set actor = actor',
    'delete from staff.audit_log',
    'truncate staff.audit_log',
    'alter table staff.audit_log disable trigger all',
    'drop trigger audit_log_is_append_only on staff.audit_log',
    'create trigger other before insert on staff.audit_log execute function refuse_change()',
    'drop table staff.audit_log',
    'create or replace function staff.refuse_audit_change() returns trigger language sql as $$ select null $$',
    'set session_replication_role = replica',
    'create table mine (id integer)',
    `insert into migrations (name) values ('9999_mine.sql')`,
  ])('[staff-16] cannot change the audit log or a table’s definition: %s', async (sql) => {
    await expect(database.exec(sql)).rejects.toMatchObject({ code: '42501' });
  });
});
