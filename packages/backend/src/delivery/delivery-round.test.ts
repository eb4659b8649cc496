import { EventEmitter, once } from 'node:events';
import type { FormId } from '@sponsor/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase } from '../../test/databases.ts';
import { type FakeCrm, startFakeCrm } from '../../test/fake-crm.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import { signUp, toRecord } from '../../test/submissions.ts';
import type { Database } from '../database/database.ts';
import { createLedger, type Ledger } from '../leads/ledger.ts';
import { createCrmClient } from './crm-client.ts';
import { createDeliveryRound } from './delivery-round.ts';
import { claimDue, settle } from './outbox.ts';

const formIds = new Map<FormId, string>([
  ['sign-up', 'form-1'],
  ['contact', 'form-2'],
]);
const second = 1_000;
const minute = 60 * second;

describe.each(databaseKinds)('createDeliveryRound on %s', (kind) => {
  let database: Database;
  let ledger: Ledger;
  let crm: FakeCrm;
  let time: number;
  let log: ReturnType<typeof createRecordingLog>;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    ledger = createLedger(database);
  });
  beforeEach(async () => {
    await database.exec('truncate leads cascade');
    crm = await startFakeCrm();
    time = Date.now();
    log = createRecordingLog();
  });
  afterEach(() => crm.close());
  afterAll(() => database?.close());

  function createRound(connected: ReadonlyMap<FormId, string> = formIds) {
    return createDeliveryRound({
      database,
      crm: createCrmClient({ url: crm.url, token: 'secret-token', portalId: 'portal', formIds: connected }),
      log,
      now: () => time,
      onOutcome: () => {},
    });
  }

  async function submit(email: string, formId: FormId = 'sign-up'): Promise<string> {
    const input = toRecord(email);
    await ledger.record({ ...input, submission: { ...signUp(email), formId }, receivedAt: new Date(time) });
    return input.submissionId;
  }

  async function deliveries() {
    const { rows } = await database.query<{ state: string; attempts: number; last_error: string | null }>(
      'select state, attempts, last_error from deliveries join submissions on submissions.id = submission_id order by received_at',
    );
    return rows;
  }

  it('sends exactly the fields and the date, with the token and the submission id, to the form at the CRM', async () => {
    const id = await submit('ann@example.org');
    await createRound()();

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
      submittedAt: String(time),
    });
    expect(await deliveries()).toEqual([{ state: 'delivered', attempts: 0, last_error: null }]);
  });

  it('leaves the date out when it is too old for the CRM', async () => {
    time -= 29 * 24 * 60 * minute;
    await submit('ann@example.org');
    await createRound()();

    expect(JSON.parse(crm.requests[0]?.body ?? '')).toEqual({ fields: signUp('ann@example.org').fields });
  });

  it('ends only when every attempt is settled, also when one cannot be', async () => {
    const [broken, slow] = [await submit('ann@example.org'), await submit('ben@example.org')];
    const crmDesk = new EventEmitter();
    const round = createDeliveryRound({
      database: {
        ...database,
        query: (text, params) =>
          params?.[0] === broken ? Promise.reject(new Error('gone')) : database.query(text, params),
      },
      crm: {
        connectedForms: ['sign-up'],
        async submit({ submissionId }) {
          if (submissionId === slow) await once(crmDesk, 'answer');
          return { status: 200 };
        },
      },
      log,
      now: () => time,
      onOutcome: () => {},
    });
    let ended = false;
    const ending = round().finally(() => {
      ended = true;
    });
    ending.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(ended).toBe(false);
    crmDesk.emit('answer');
    await expect(ending).rejects.toThrow('gone');
    expect((await deliveries()).map(({ state }) => state).toSorted()).toEqual(['delivered', 'pending']);
  });

  it('sends nothing twice', async () => {
    await submit('ann@example.org');
    const round = createRound();
    for (let n = 0; n < 3; n += 1) {
      await round();
      time += 2 * minute;
    }
    expect(crm.requests).toHaveLength(1);
  });

  it('lets a form without an id at the CRM wait until it has one', async () => {
    await submit('ann@example.org', 'deck');
    await createRound()();
    expect(crm.requests).toHaveLength(0);

    await createRound(new Map([...formIds, ['deck', 'form-3']]))();
    expect(crm.requests.map((request) => request.path)).toEqual([expect.stringMatching(/\/form-3$/)]);
  });

  it('tries again later when the CRM fails, and not before', async () => {
    await submit('ann@example.org');
    const round = createRound();
    crm.respond(503);
    await round();
    expect(await deliveries()).toEqual([{ state: 'pending', attempts: 1, last_error: 'The CRM answered 503.' }]);

    crm.respond(200);
    time += 499;
    await round();
    expect(crm.requests).toHaveLength(1);
    time += 501;
    await round();
    expect(crm.requests).toHaveLength(2);
    expect(await deliveries()).toEqual([{ state: 'delivered', attempts: 1, last_error: null }]);
  });

  it('tries again when there is nobody at the address of the CRM', async () => {
    await submit('ann@example.org');
    const round = createRound();
    await crm.close();
    await round();

    expect(await deliveries()).toEqual([{ state: 'pending', attempts: 1, last_error: 'The CRM did not answer.' }]);
  });

  it('keeps a dead letter after the last attempt, and says so', async () => {
    await submit('ann@example.org');
    await database.exec('update deliveries set attempts = 498');
    const round = createRound();
    crm.respond(500);
    await round();
    expect(await deliveries()).toMatchObject([{ state: 'pending', attempts: 499 }]);
    time += 15 * minute;
    await round();

    expect(await deliveries()).toMatchObject([{ state: 'dead-letter', attempts: 500 }]);
    expect(log.entries.map((entry) => entry.level)).toEqual(['error']);
  });

  it('keeps a dead letter at once when the CRM refuses the submission itself', async () => {
    await submit('ann@example.org');
    const round = createRound();
    crm.respond(400);
    await round();
    time += 60 * minute;
    await round();

    expect(crm.requests).toHaveLength(1);
    expect(await deliveries()).toEqual([{ state: 'dead-letter', attempts: 1, last_error: 'The CRM answered 400.' }]);
    expect(log.entries.map((entry) => entry.level)).toEqual(['error']);
  });

  it.each([401, 403, 404])(
    'pauses a form for five minutes on %i, alarms once and counts no attempt',
    async (status) => {
      await submit('ann@example.org');
      await submit('bob@example.org');
      const round = createRound();
      crm.respond(status);
      await round();
      expect(log.entries.map((entry) => entry.level)).toEqual(['error']);
      expect(await deliveries()).toMatchObject([
        { state: 'pending', attempts: 0 },
        { state: 'pending', attempts: 0 },
      ]);

      crm.respond(200);
      crm.requests.length = 0;
      time += 5 * minute - 1;
      await submit('cy@example.org', 'contact');
      await round();
      expect(crm.requests.map((request) => request.path)).toEqual([expect.stringMatching(/\/form-2$/)]);
      time += 2;
      await round();
      expect(crm.accepted.size).toBe(3);
    },
  );

  it('pauses everything for as long as the CRM asks', async () => {
    await submit('ann@example.org');
    const round = createRound();
    crm.respond(429, { 'retry-after': '90' });
    await round();
    await submit('bob@example.org', 'contact');

    crm.respond(200);
    time += 90 * second - 1;
    await round();
    expect(crm.requests).toHaveLength(1);
    time += 1;
    await round();
    expect(crm.accepted.size).toBe(2);
    expect(await deliveries()).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
  });

  it('pauses for ten seconds when the CRM asks for fewer without saying how long', async () => {
    await submit('ann@example.org');
    const round = createRound();
    crm.respond(429);
    await round();

    time += 10 * second - 1;
    await round();
    expect(crm.requests).toHaveLength(1);
    time += 1;
    await round();
    expect(crm.requests).toHaveLength(2);
  });

  it('sends at most eight a second, however many servers there are', async () => {
    for (let n = 0; n < 20; n += 1) await submit(`lead-${n}@example.org`);
    const [one, other] = [createRound(), createRound()];
    await Promise.all([one(), other(), one(), other()]);
    expect(crm.requests).toHaveLength(8);

    time += second - 1;
    await one();
    expect(crm.requests).toHaveLength(8);
    time += 1;
    await Promise.all([one(), other()]);
    expect(crm.requests).toHaveLength(16);
    time += second;
    await Promise.all([one(), other()]);
    expect(crm.requests).toHaveLength(20);
    expect(crm.accepted.size).toBe(20);
  });

  it('takes over from a holder that died, only after its minute, and does not listen to it any more', async () => {
    await submit('ann@example.org');
    const { deliveries: claimed } = await claimDue(database, ['sign-up'], new Date(time));
    const [dead] = claimed;
    if (!dead) throw new Error('Nothing was claimed.');
    const round = createRound();

    time += minute - 1;
    await round();
    expect(crm.requests).toHaveLength(0);
    time += 1;
    await round();
    expect(crm.requests).toHaveLength(1);
    await settle(database, dead, { state: 'dead-letter', attempts: 1, error: 'late' });
    expect(await deliveries()).toMatchObject([{ state: 'delivered' }]);
  });

  it('writes nothing personal to the log or beside the delivery', async () => {
    const round = createRound();
    for (const status of [400, 401, 429, 500]) {
      await submit('ann@example.org', status === 401 ? 'contact' : 'sign-up');
      crm.respond(status);
      await round();
      time += 10 * minute;
    }

    expect(log.entries.length).toBeGreaterThan(2);
    expect(JSON.stringify([log.entries, await deliveries()])).not.toMatch(/ann|example\.org|secret-token/);
  });
});
