import { once } from 'node:events';
import { createServer } from 'node:http';
import { crmFormIds } from '@sponsor/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../../../tools/listen-on-loopback.ts';
import { createTestTarget, databaseKinds, emptyLedger, type TestTarget } from '../../test/databases.ts';
import { crmAcceptance, type FakeCrm, startFakeCrm } from '../../test/fake-crm.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import { addressHashes, toRecord } from '../../test/submissions.ts';
import { connectDatabase } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { createLedger } from '../leads/ledger.ts';
import { createCrmClient } from './crm-client.ts';
import { createDispatcher, type Dispatcher } from './dispatcher.ts';

describe.each(databaseKinds)('createDispatcher on %s', (kind) => {
  let place: TestTarget;
  let database: Database;
  let crm: FakeCrm;
  let dispatcher: Dispatcher | undefined;

  beforeAll(async () => {
    place = await createTestTarget(kind);
    database = await connectDatabase(place.target);
  });
  beforeEach(async () => {
    await emptyLedger(database);
    crm = await startFakeCrm();
  });
  afterEach(async () => {
    await dispatcher?.stop();
    await crm.close();
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  function start(url: string | undefined): Dispatcher {
    const formIds = new Map([['sign-up', 'form-1']] as const);
    const created = createDispatcher({
      database,
      crm: url === undefined ? undefined : createCrmClient({ url, token: 'token', portalId: 'portal', formIds }),
      log: createRecordingLog(),
      onOutcome: () => {},
      onPause: () => {},
    });
    created.start();
    dispatcher = created;
    return created;
  }

  async function states(): Promise<string[]> {
    const { rows } = await database.query<{ state: string }>('select state from deliveries');
    return rows.map((row) => row.state);
  }

  it('delivers once after an outage of the CRM', async () => {
    crm.respond(503);
    const running = start(crm.url);
    const input = toRecord('ann@example.org');
    await createLedger(database, addressHashes).record(input);
    running.wake();
    await expect.poll(() => crm.requests.length).toBeGreaterThan(0);
    expect(crm.accepted.size).toBe(0);

    crm.respond(200);
    await expect.poll(states).toEqual(['delivered']);
    await running.stop();
    expect([...crm.accepted]).toEqual([input.submissionId]);
    expect(crm.requests.every((request) => request.headers['idempotency-key'] === input.submissionId)).toBe(true);
  });

  it('keeps pending deliveries across a restart, and delivers them once a CRM is connected', async () => {
    const unconnected = start(undefined);
    const input = toRecord('ann@example.org');
    await createLedger(database, addressHashes).record(input);
    unconnected.wake();
    await unconnected.stop();
    await database.close();

    database = await connectDatabase(place.target);
    expect(await states()).toEqual(['pending']);
    start(crm.url);
    await expect.poll(states).toEqual(['delivered']);
    expect([...crm.accepted]).toEqual([input.submissionId]);
  });

  it('logs a failure without the database’s message, which may contain visitor data', async () => {
    const log = createRecordingLog();
    dispatcher = createDispatcher({
      database: { ...database, transaction: () => Promise.reject(new Error('row of ann@example.org')) },
      crm: { connectedForms: crmFormIds, submit: () => Promise.reject(new Error('never asked')) },
      log,
      onOutcome: () => {},
      onPause: () => {},
    });
    dispatcher.start();
    await expect.poll(() => log.entries).toHaveLength(1);
    expect(JSON.stringify(log.entries)).toContain('could not be read');
    expect(JSON.stringify(log.entries)).not.toContain('ann@example.org');
  });

  it('delivers concurrently, past a slow response', async () => {
    const silent = new Set<unknown>();
    const held: (() => void)[] = [];
    const slow = createServer((request, response) => {
      const end = () => void response.end(crmAcceptance);
      if (silent.has(request.headers['idempotency-key'])) held.push(end);
      else end();
    });
    const running = start(await listenOnLoopback(slow));
    const ledger = createLedger(database, addressHashes);
    const unanswered = toRecord('ann@example.org');
    silent.add(unanswered.submissionId);
    await ledger.record(unanswered);
    running.wake();
    await expect.poll(() => held).toHaveLength(1);

    await ledger.record(toRecord('ben@example.org'));
    running.wake();
    await expect.poll(async () => (await states()).toSorted()).toEqual(['delivered', 'pending']);
    for (const end of held) end();
    await running.stop();
    expect(await states()).toEqual(['delivered', 'delivered']);
    slow.close();
  });

  it('stops only after the current attempt is settled', async () => {
    const slow = createServer();
    const request = once(slow, 'request');
    const running = start(await listenOnLoopback(slow));
    await createLedger(database, addressHashes).record(toRecord('ann@example.org'));
    running.wake();
    const [, response] = await request;

    let stopped = false;
    const stopping = running.stop().finally(() => {
      stopped = true;
    });
    await database.query('select 1');
    expect(stopped).toBe(false);
    response.end(crmAcceptance);
    await stopping;
    expect(await states()).toEqual(['delivered']);
    slow.close();
  });
});
