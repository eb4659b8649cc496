import { type DeliveryList, type DeliveryState, deliveriesPerRead, deliveryListSchema } from '@sponsor/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, postJson, signUpBody, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { addStaff, signIn } from '../../test/staff.ts';
import { writeCursor } from '../base/list-cursor.ts';
import type { Database } from '../database/database.ts';

const deliveries = '/api/desk/deliveries';

describe.each(sufficientKinds)('deliveries in the staff area, on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;
  let headers: { Cookie: string };
  const handleRecorded = vi.fn<() => void>();

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    test = await createTestApp(database, { onRecorded: handleRecorded, crmConnected: true });
    await addStaff(database, 'editor');
    headers = await signIn(test.app, 'editor@example.org');
    for (const email of ['waits@example.org', 'failed@example.org', 'fails@example.org', 'arrived@example.org']) {
      await test.app.request('/api/forms/sign-up/submissions', postJson(signUpBody(email)));
    }
    const caught = { ...JSON.parse(signUpBody('caught@example.org')), context: { honeypot: 'x' } };
    await test.app.request('/api/forms/sign-up/submissions', postJson(JSON.stringify(caught)));
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    handleRecorded.mockClear();
    const set = (emails: string, values: string) =>
      database.exec(`update deliveries set ${values} from submissions join leads on leads.id = lead_id
        where submissions.id = submission_id and email in (${emails})`);
    await set(`'waits@example.org'`, `state = 'pending', next_attempt_at = '2026-03-01T15:05:00Z'`);
    await set(
      `'failed@example.org', 'fails@example.org'`,
      `state = 'dead-letter', attempts = 3, refusals = 12, refused_after = 7, last_error = 'The CRM responded with 400.',
       last_attempt_at = case email when 'failed@example.org' then timestamptz '2026-03-01T15:01:00Z'
         else timestamptz '2026-03-01T15:02:00Z' end`,
    );
    await set(`'caught@example.org'`, `state = 'quarantined', next_attempt_at = '2026-03-01T15:00:00Z'`);
    await set(`'arrived@example.org'`, `state = 'delivered', delivered_at = received_at + interval '4 s'`);
  });

  const read = async (address: string): Promise<unknown> => (await test.app.request(address, { headers })).json();
  const post = (address: string) => test.app.request(address, { ...postJson('{}', headers) });

  async function pageOf(state: DeliveryState, after = ''): Promise<DeliveryList> {
    return deliveryListSchema.parse(await read(`${deliveries}?state=${state}${after && `&after=${after}`}`));
  }
  const listed = async (state: DeliveryState) => (await pageOf(state)).deliveries;

  it('counts them', async () => {
    await database.exec(
      `insert into delivery_lanes (lane, paused_until) values ('deck', statement_timestamp() + interval '1 minute'),
         ('contact', statement_timestamp() - interval '1 minute') on conflict do nothing`,
    );
    expect(await read(`${deliveries}/health`)).toEqual({
      connected: true,
      failing: false,
      lastDeliveredAt: '2026-03-01T15:00:04.000Z',
      deliveredToday: 0,
      waiting: 1,
      waitingSince: '2026-03-01T15:00:00.000Z',
      failed: 2,
      quarantined: 1,
      pauses: [{ lane: 'deck', until: expect.any(String) }],
      medianSeconds: 4,
      notices: [],
    });
  });

  it('reports a failing CRM from a failed newest attempt until the next success', async () => {
    const tried = (state: string, at: string, lease = 'null') =>
      database.exec(`update deliveries set last_attempt_at = '${at}', lease_token = ${lease} where state = '${state}'`);
    await tried('delivered', '2026-03-01T15:03:00Z');
    await tried('pending', '2026-03-01T15:04:00Z');
    expect(await read(`${deliveries}/health`)).toMatchObject({ failing: true });
    await tried('pending', '2026-03-01T15:04:00Z', 'gen_random_uuid()');
    expect(await read(`${deliveries}/health`)).toMatchObject({ failing: false });
    await tried('pending', '2026-03-01T15:02:30Z');
    expect(await read(`${deliveries}/health`)).toMatchObject({ failing: false });
    await tried('pending', '2026-02-01T15:00:00Z');
  });

  it('counts deliveries since midnight in the office’s time zone', async () => {
    const midnight = `date_trunc('day', statement_timestamp() at time zone 'America/New_York') at time zone 'America/New_York'`;
    const deliveredAt = (at: string) =>
      database.exec(`update deliveries set delivered_at = ${at} where state = 'delivered'`);
    await deliveredAt(midnight);
    expect(await read(`${deliveries}/health`)).toMatchObject({ deliveredToday: 1 });
    await deliveredAt(`${midnight} - interval '1 ms'`);
    expect(await read(`${deliveries}/health`)).toMatchObject({ deliveredToday: 0 });
  });

  it('lists the deliveries in each state with their details', async () => {
    expect(await listed('waiting')).toEqual([
      {
        submissionId: expect.any(String),
        leadId: expect.any(String),
        formId: 'sign-up',
        email: 'waits@example.org',
        state: 'waiting',
        receivedAt: '2026-03-01T15:00:00.000Z',
        attempts: 0,
        reason: null,
        at: '2026-03-01T15:05:00.000Z',
      },
    ]);
    expect(await listed('failed')).toMatchObject([
      {
        email: 'fails@example.org',
        attempts: 3,
        reason: 'The CRM responded with 400.',
        at: '2026-03-01T15:02:00.000Z',
      },
      { email: 'failed@example.org' },
    ]);
    expect(await listed('delivered')).toMatchObject([{ email: 'arrived@example.org' }]);
    expect(await listed('quarantined')).toMatchObject([{ email: 'caught@example.org', attempts: 0, reason: null }]);
  });

  it.each([
    ['failed', `state = 'dead-letter'`],
    ['quarantined', `state = 'quarantined'`],
    ['waiting', `state = 'pending'`],
    ['delivered', `state = 'delivered'`],
    ['closed', `state = 'closed'`],
  ] as const)('pages through the list %s without gaps or repeats', async (state, values) => {
    const many = 2 * deliveriesPerRead + 1;
    await database.exec(`
      insert into leads (id, email, email_key, created_at)
        select gen_random_uuid(), n || '@example.net', n || '@example.net', now() from generate_series(1, ${many}) as n;
      insert into submissions (id, lead_id, form_id, fields, received_at)
        select gen_random_uuid(), id, case when email < '5' then 'deck' else 'contact' end, '[]', now() from leads
        where email like '%@example.net';
      insert into deliveries (submission_id, form_id, next_attempt_at)
        select id, form_id, now() from submissions where lead_id in (select id from leads where email like '%@example.net');
      update deliveries set ${values}, last_attempt_at = '2026-03-01T16:00:00Z', delivered_at = '2026-03-01T16:00:00Z',
        closed_at = '2026-03-01T16:00:00Z'
      where form_id in ('deck', 'contact')`);
    const emails: string[] = [];
    let next: string | null = '';
    do {
      const page: DeliveryList = await pageOf(state, next);
      expect(page.deliveries.length).toBeLessThanOrEqual(deliveriesPerRead);
      emails.push(...page.deliveries.map(({ email }) => email).filter((email) => email.endsWith('.net')));
      ({ next } = page);
    } while (next !== null);
    expect([emails.length, new Set(emails).size]).toEqual([many, many]);
    await database.exec(`delete from deliveries where form_id in ('deck', 'contact');
      delete from submissions where form_id in ('deck', 'contact'); delete from leads where email like '%@example.net'`);
  });

  it.each([
    '',
    '?state=',
    '?state=pending',
    '?state=constructor',
    '?state=failed&after=nowhere',
    `?state=failed&after=${writeCursor({ value: '0000-01-01T00:00:00Z', id: '019a8f3c-0000-7000-8000-000000000001' })}`,
  ])('refuses the list %s', async (query) => {
    expect((await test.app.request(`${deliveries}${query}`, { headers })).status).toBe(400);
  });

  it('retries one failed delivery as if for the first time, and records who asked', async () => {
    const [{ submissionId } = {}] = await listed('failed');
    const response = await post(`${deliveries}/${submissionId ?? ''}/retry`);
    expect([response.status, await response.json()]).toEqual([200, { retried: 1 }]);
    expect(handleRecorded).toHaveBeenCalledOnce();
    expect(await listed('failed')).toMatchObject([{ email: 'failed@example.org' }]);
    const { rows } = await database.query(
      'select state, refusals, refused_after, next_attempt_at <= statement_timestamp() as due from deliveries where submission_id = $1',
      [submissionId],
    );
    expect(rows).toEqual([{ state: 'pending', refusals: 0, refused_after: null, due: true }]);
    const log = await database.query(`select actor, subject from staff.audit_log where action = 'delivery retried'`);
    expect(log.rows).toEqual([{ actor: 'editor@example.org', subject: submissionId }]);
  });

  it('retries all failed deliveries once', async () => {
    expect(await (await post(`${deliveries}/retry`)).json()).toEqual({ retried: 2 });
    expect(await (await post(`${deliveries}/retry`)).json()).toEqual({ retried: 0 });
    expect(handleRecorded).toHaveBeenCalledOnce();
  });

  it('answers 404 for a submission without a failed delivery', async () => {
    const [{ submissionId } = {}] = await listed('delivered');
    const ids = [submissionId ?? '', '019a8f3c-0000-7000-8000-000000000001', 'x', '%00'];
    const answers = await Promise.all(ids.map(async (id) => post(`${deliveries}/${id}/retry`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(handleRecorded).not.toHaveBeenCalled();
  });
});
