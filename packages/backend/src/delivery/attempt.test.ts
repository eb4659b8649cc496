import type { FormId } from '@sponsor/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, emptyLedger } from '../../test/databases.ts';
import { type ClockedDatabase, openClockedDatabase } from '../../test/fake-clock.ts';
import { type FakeCrm, startFakeCrm } from '../../test/fake-crm.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import { addressHashes, signUp, toRecord } from '../../test/submissions.ts';
import { createLedger, type Ledger } from '../leads/ledger.ts';
import { createAttempt } from './attempt.ts';
import { createCrmClient } from './crm-client.ts';
import { claimDue } from './outbox.ts';
import { settle } from './settle.ts';

const formIds = new Map<FormId, string>([
  ['sign-up', 'form-1'],
  ['contact', 'form-2'],
]);
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

describe.each(databaseKinds)('deliveries on %s', (kind) => {
  let database: ClockedDatabase;
  let ledger: Ledger;
  let crm: FakeCrm;
  let log: ReturnType<typeof createRecordingLog>;
  let pauses: string[];

  beforeAll(async () => {
    database = await openClockedDatabase(kind);
    ledger = createLedger(database, addressHashes);
  });
  beforeEach(async () => {
    await emptyLedger(database);
    crm = await startFakeCrm();
    log = createRecordingLog();
    pauses = [];
  });
  afterEach(() => crm.close());
  afterAll(() => database?.close());

  /** One turn of a server: it claims the due deliveries and sends them. */
  function createServer(connected: ReadonlyMap<FormId, string> = formIds) {
    const client = createCrmClient({ url: crm.url, token: 'secret-token', portalId: 'portal', formIds: connected });
    const onPause = (lane: string) => void pauses.push(lane);
    const attempt = createAttempt({ database, crm: client, log, onOutcome: () => {}, onPause });
    return async () => {
      const deliveries = await claimDue(database, client.connectedForms, 80);
      await Promise.all(deliveries.map(attempt));
    };
  }

  async function submit(email: string, formId: FormId = 'sign-up', receivedAt = new Date()): Promise<string> {
    const input = toRecord(email);
    await ledger.record({ ...input, submission: { ...signUp(email), formId }, receivedAt });
    return input.submissionId;
  }

  async function submitMany(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) ids.push(await submit(`lead-${n}@example.org`));
    return ids;
  }

  interface Delivery {
    state: string;
    attempts: number;
    last_error: string | null;
  }

  async function deliveryOf(id: string): Promise<Delivery | undefined> {
    const { rows } = await database.query<Delivery>(
      'select state, attempts, last_error from deliveries where submission_id = $1',
      [id],
    );
    return rows[0];
  }

  async function countIn(state: string): Promise<number> {
    const { rows } = await database.query('select from deliveries where state = $1', [state]);
    return rows.length;
  }

  const levels = () => log.entries.map((entry) => entry.level);
  const keyOf = (request: { headers: Record<string, unknown> }) => request.headers['idempotency-key'];

  it('[call-1] send exactly the fields and the date, with the token and the submission id, to the form at the CRM', async () => {
    const receivedAt = new Date();
    const id = await submit('ann@example.org', 'sign-up', receivedAt);
    await createServer()();

    expect(crm.requests).toHaveLength(1);
    const [request] = crm.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/submissions/v3/integration/secure/submit/portal/form-1',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer secret-token',
        'idempotency-key': id,
      },
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      fields: signUp('ann@example.org').fields,
      submittedAt: String(receivedAt.getTime()),
    });
    expect(await deliveryOf(id)).toEqual({ state: 'delivered', attempts: 0, last_error: null });
  });

  it('omit a date that is too old for the CRM', async () => {
    await submit('ann@example.org', 'sign-up', new Date(Date.now() - 29 * 24 * hour));
    await createServer()();
    expect(JSON.parse(crm.requests[0]?.body ?? '')).toEqual({ fields: signUp('ann@example.org').fields });
  });

  it('are sent once', async () => {
    await submit('ann@example.org');
    const turn = createServer();
    for (let n = 0; n < 3; n += 1) {
      await turn();
      await database.moveClock(20 * minute);
    }
    expect(crm.requests).toHaveLength(1);
  });

  it('are sent oldest first', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      ids.push(await submit(`lead-${n}@example.org`, n % 2 === 0 ? 'sign-up' : 'contact'));
      await database.moveClock(10);
    }
    const turn = createServer();
    await database.moveClock(second);
    await turn();
    expect(new Set(crm.requests.map(keyOf))).toEqual(new Set(ids.slice(0, 8)));
    await database.moveClock(second);
    await turn();
    expect(new Set(crm.requests.map(keyOf))).toEqual(new Set(ids.slice(0, 16)));
  });

  it('[call-11] wait for a form that has no id at the CRM until it has one', async () => {
    await submit('ann@example.org', 'deck');
    await createServer()();
    expect(crm.requests).toHaveLength(0);

    await createServer(new Map([...formIds, ['deck', 'form-3']]))();
    expect(crm.requests.map((request) => request.path)).toEqual([expect.stringMatching(/\/form-3$/)]);
  });

  it('are retried after a delay when the CRM fails', async () => {
    const id = await submit('ann@example.org');
    const turn = createServer();
    crm.respond(503);
    await turn();
    expect(await deliveryOf(id)).toEqual({ state: 'pending', attempts: 1, last_error: 'The CRM responded with 503.' });

    crm.respond(200);
    await database.moveClock(499);
    await turn();
    expect(crm.requests).toHaveLength(1);
    await database.moveClock(501);
    await turn();
    expect(crm.requests).toHaveLength(2);
    expect(await deliveryOf(id)).toEqual({ state: 'delivered', attempts: 1, last_error: null });
  });

  it('are retried when the CRM is unreachable', async () => {
    const id = await submit('ann@example.org');
    const turn = createServer();
    await crm.close();
    await turn();
    expect(await deliveryOf(id)).toEqual({
      state: 'pending',
      attempts: 1,
      last_error: 'The CRM did not respond (ECONNREFUSED).',
    });
  });

  it.each([503, 302, 429])(
    'outlast a week in which the CRM answers %i, however often they were tried',
    async (status) => {
      const id = await submit('ann@example.org');
      await database.exec('update deliveries set attempts = 100000');
      const turn = createServer();
      crm.respond(status);
      for (let day = 0; day < 7; day += 1) {
        await turn();
        await database.moveClock(24 * hour);
      }
      expect(await deliveryOf(id)).toMatchObject({ state: 'pending', attempts: 100_007 });
      crm.respond(200);
      await turn();
      expect(await deliveryOf(id)).toMatchObject({ state: 'delivered' });
    },
  );

  it('become dead letters at once when the CRM rejects the submission itself', async () => {
    const id = await submit('ann@example.org');
    const turn = createServer();
    crm.respond({ status: 400, body: '{"status":"error","errors":[{"errorType":"INVALID_EMAIL"}]}' });
    await turn();
    await database.moveClock(hour);
    await turn();

    expect(crm.requests).toHaveLength(1);
    expect(await deliveryOf(id)).toEqual({
      state: 'dead-letter',
      attempts: 1,
      last_error: 'The CRM responded with 400 (INVALID_EMAIL).',
    });
    expect(levels()).toEqual(['error']);
  });

  it.each([
    { status: 401 },
    { status: 403 },
    { status: 404 },
    { status: 405 },
    { status: 410 },
    { status: 200, body: '<!doctype html><title>Sign in to the guest network</title>' },
    { status: 400, body: 'Bad Request' },
  ])(
    'of a form wait five minutes when all are answered %j: one alarm, no end, and other forms go on',
    async (answer) => {
      await submitMany(3);
      const turn = createServer();
      crm.respond(answer);
      await turn();
      expect(levels()).toEqual(['error']);
      expect(pauses).toEqual(['sign-up']);
      expect(await countIn('pending')).toBe(3);

      crm.respond(200);
      crm.requests.length = 0;
      await submit('dan@example.org');
      await submit('eve@example.org', 'contact');
      await database.moveClock(5 * minute - 1);
      await turn();
      expect(crm.requests.map((request) => request.path)).toEqual([expect.stringMatching(/\/form-2$/)]);
      await database.moveClock(1);
      await turn();
      expect(crm.requests).toHaveLength(2);
      await database.moveClock(5 * minute);
      await turn();
      expect(await countIn('delivered')).toBe(5);
    },
  );

  it('are never given up while their whole form is refused', async () => {
    await submitMany(5);
    const turn = createServer();
    crm.respond(403);
    for (let n = 0; n < 50; n += 1) {
      await turn();
      await database.moveClock(20 * minute);
    }
    expect(await countIn('pending')).toBe(5);
    crm.respond(200);
    await turn();
    await database.moveClock(10 * minute);
    await turn();
    expect(await countIn('delivered')).toBe(5);
  });

  it('continue within 30 seconds past a single refused one, which is given up after two hours', async () => {
    const bad = await submit('bad@example.org');
    const turn = createServer();
    crm.respond((request) => (keyOf(request) === bad ? 403 : 200));
    await turn();
    expect(levels()).toEqual(['error']);

    await submitMany(20);
    await database.moveClock(30 * second);
    for (let n = 0; n < 3; n += 1) {
      await turn();
      await database.moveClock(second);
    }
    expect(await countIn('delivered')).toBe(20);
    expect(await deliveryOf(bad)).toMatchObject({ state: 'pending', attempts: 1 });

    for (let n = 1; n <= 12; n += 1) {
      expect(await deliveryOf(bad)).toMatchObject({ state: 'pending', attempts: n });
      await database.moveClock(10 * minute);
      await turn();
      // The refusal pauses nothing, so the next submission passes at once, which again shows that this one is at fault.
      const next = await submit(`next-${n}@example.org`);
      await database.moveClock(second);
      await turn();
      expect(await deliveryOf(next)).toMatchObject({ state: 'delivered' });
    }
    expect(await deliveryOf(bad)).toEqual({
      state: 'dead-letter',
      attempts: 13,
      last_error: 'The CRM responded with 403.',
    });
    expect(pauses).toEqual(['sign-up']);
    expect(levels()).toEqual(['error', ...Array<string>(11).fill('warn'), 'error']);
  });

  it('are all paused, on every server, for as long as the CRM asks', async () => {
    const ann = await submit('ann@example.org');
    const [one, other] = [createServer(), createServer()];
    crm.respond({ status: 429, headers: { 'retry-after': '90' } });
    await one();
    await submit('bob@example.org', 'contact');

    crm.respond(200);
    await database.moveClock(90 * second - 1);
    await one();
    await other();
    expect(crm.requests).toHaveLength(1);
    await database.moveClock(1);
    await other();
    expect(crm.accepted.size).toBe(2);
    expect(await deliveryOf(ann)).toMatchObject({ state: 'delivered' });
    expect([levels(), pauses]).toEqual([['warn'], ['*']]);
  });

  it('log a pause once, however many were refused at the same time', async () => {
    await submitMany(8);
    crm.respond(429);
    await createServer()();
    expect([levels(), pauses]).toEqual([['warn'], ['*']]);
    expect(crm.requests).toHaveLength(8);
  });

  it('are paused for ten seconds when the CRM asks for a pause without its length', async () => {
    await submit('ann@example.org');
    const turn = createServer();
    crm.respond(429);
    await turn();
    await database.moveClock(10 * second - 1);
    await turn();
    expect(crm.requests).toHaveLength(1);
    await database.moveClock(1);
    await turn();
    expect(crm.requests).toHaveLength(2);
  });

  it('are sent at most eight per second, however many servers there are', async () => {
    await submitMany(20);
    const [one, other] = [createServer(), createServer()];
    await Promise.all([one(), other(), one(), other()]);
    expect(crm.requests).toHaveLength(8);

    await database.moveClock(second - 1);
    await one();
    expect(crm.requests).toHaveLength(8);
    await database.moveClock(1);
    await Promise.all([one(), other()]);
    expect(crm.requests).toHaveLength(16);
    await database.moveClock(second);
    await Promise.all([one(), other()]);
    expect(crm.accepted.size).toBe(20);
  });

  it('continue when the clock is set back two hours, including delayed and paused ones', async () => {
    const turn = createServer();
    await submitMany(8);
    crm.respond(503);
    await turn();
    await database.moveClock(second);
    await submit('contact@example.org', 'contact');
    crm.respond({ status: 429, headers: { 'retry-after': '3600' } });
    await turn();

    await database.moveClock(-2 * hour);
    crm.respond(200);
    await submit('ann@example.org');
    for (let n = 0; n < 2; n += 1) {
      await turn();
      await database.moveClock(second);
    }
    expect(await countIn('delivered')).toBe(10);
  });

  it('continue when the clock is set two hours ahead', async () => {
    const turn = createServer();
    await submit('ann@example.org');
    crm.respond(503);
    await turn();
    await database.moveClock(2 * hour);
    crm.respond(200);
    await turn();
    expect(await countIn('delivered')).toBe(1);
  });

  it.each([-2 * hour, 2 * hour])(
    'heed no clock but the database’s: a lead received %i ms off goes out',
    async (skew) => {
      await submit('ann@example.org', 'sign-up', new Date(Date.parse('2026-03-01T15:00:00Z') + skew));
      await createServer()();
      expect(crm.accepted.size).toBe(1);
    },
  );

  it('are taken over from a killed server when its lease has expired', async () => {
    await submit('ann@example.org');
    expect(await claimDue(database, ['sign-up'], 80)).toHaveLength(1);
    const turn = createServer();
    await database.moveClock(minute - 1);
    await turn();
    expect(crm.requests).toHaveLength(0);
    await database.moveClock(1);
    await turn();
    expect(await countIn('delivered')).toBe(1);
  });

  it.each([
    { state: 'delivered' },
    { state: 'dead-letter', error: 'late' },
    { state: 'waits', error: 'late', delayMs: 0 },
    { state: 'refused', error: 'late' },
  ] as const)('ignore the result %j of a server whose lease has expired', async (settlement) => {
    const id = await submit('ann@example.org');
    const [late] = await claimDue(database, ['sign-up'], 80);
    await database.moveClock(minute);
    const [holder] = await claimDue(database, ['sign-up'], 80);
    if (!late || !holder) throw new Error('Nothing was claimed.');

    expect(await settle(database, late, settlement)).toBe('none');
    expect(await deliveryOf(id)).toEqual({ state: 'pending', attempts: 0, last_error: null });
    expect(await claimDue(database, ['sign-up'], 80)).toEqual([]);
    await settle(database, holder, { state: 'delivered' });
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered' });
  });

  it('log an outcome that cannot be stored, and are sent again after the lease', async () => {
    await submit('ann@example.org');
    const client = createCrmClient({ url: crm.url, token: 'secret-token', portalId: 'portal', formIds });
    const broken = { ...database, transaction: () => Promise.reject(new Error('gone')) };
    const attempt = createAttempt({ database: broken, crm: client, log, onOutcome: () => {}, onPause: () => {} });
    await Promise.all((await claimDue(database, ['sign-up'], 80)).map(attempt));
    expect(levels()).toEqual(['error']);

    await database.moveClock(minute);
    await createServer()();
    expect(crm.requests).toHaveLength(2);
    expect(await countIn('delivered')).toBe(1);
  });

  it('leave no personal data in the log or in their row', async () => {
    const turn = createServer();
    const quoting = '{"status":"error","message":"ann@example.org","errors":[{"errorType":"INVALID_EMAIL"}]}';
    for (const status of [400, 401, 429, 500, 200]) {
      await submit('ann@example.org', status === 401 ? 'contact' : 'sign-up');
      crm.respond({ status, body: quoting });
      await turn();
      await database.moveClock(10 * minute);
    }

    expect(log.entries.length).toBeGreaterThan(2);
    const { rows } = await database.query('select * from deliveries');
    expect(JSON.stringify([log.entries, rows])).not.toMatch(/ann|example\.org|secret-token/);
  });

  it('of a paused form continue at once when a delivery in progress is accepted', async () => {
    await submitMany(2);
    const [refused, taken] = await claimDue(database, ['sign-up'], 2);
    expect(await settle(database, refused!, { state: 'refused', error: 'The CRM responded with 403.' })).toBe(
      'form-paused',
    );
    const next = await submit('next@example.org');
    const turn = createServer();
    await turn();
    expect(await deliveryOf(next)).toMatchObject({ state: 'pending' });
    await settle(database, taken!, { state: 'delivered' });
    await turn();
    expect(await deliveryOf(next)).toMatchObject({ state: 'delivered' });
  });

  it('are paused for at most an hour, whatever the CRM asks', async () => {
    await submit('ann@example.org');
    const turn = createServer();
    crm.respond({ status: 429, headers: { 'retry-after': '7200' } });
    await turn();
    await database.moveClock(hour - 1);
    await turn();
    expect(crm.requests).toHaveLength(1);
    await database.moveClock(1);
    await turn();
    expect(crm.requests).toHaveLength(2);
  });

  it('follow no redirect, which would receive the token too', async () => {
    await submit('ann@example.org');
    crm.respond(({ path }) =>
      path.startsWith('/elsewhere') ? 200 : { status: 302, headers: { location: `${crm.url}/elsewhere` } },
    );
    await createServer()();
    expect(crm.requests).toHaveLength(1);
    expect(await countIn('pending')).toBe(1);
  });
});
