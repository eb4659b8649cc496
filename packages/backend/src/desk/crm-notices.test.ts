import type { CrmFormId } from '@sponsor/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyLedger, sufficientKinds } from '../../test/databases.ts';
import { type ClockedDatabase, openClockedDatabase } from '../../test/fake-clock.ts';
import { type FakeCrm, startFakeCrm } from '../../test/fake-crm.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import { addressHashes, toRecord } from '../../test/submissions.ts';
import { createAttempt } from '../delivery/attempt.ts';
import { createCrmClient } from '../delivery/crm-client.ts';
import { claimDue } from '../delivery/outbox.ts';
import { createLedger } from '../leads/ledger.ts';
import { changeLead, changeLeads } from './change-lead.ts';
import { closeSubmissions, releaseSubmission } from './decide-submission.ts';
import { eraseLead } from './privacy.ts';

const connected = new Map<CrmFormId, string>([
  ['sign-up', 'form-1'],
  ['privacy', 'form-9'],
]);
const minute = 60_000;

describe.each(sufficientKinds)('notices for the CRM on the %s database', (kind) => {
  let database: ClockedDatabase;
  let crm: FakeCrm;
  let now: Date;

  beforeAll(async () => {
    database = await openClockedDatabase(kind);
  });
  beforeEach(async () => {
    await emptyLedger(database);
    crm = await startFakeCrm();
    now = new Date('2026-03-01T15:00:00Z');
  });
  afterEach(() => crm.close());
  afterAll(() => database.close());

  /** An action of staff, a moment after the previous one. */
  function actor() {
    now = new Date(now.getTime() + 1);
    return { name: 'dana@example.org', at: now };
  }
  const claim = () => claimDue(database, [...connected.keys()], 80);

  async function arrive(email: string, context = {}): Promise<string> {
    const { leadId } = await createLedger(database, addressHashes).record(toRecord(email, undefined, context));
    return leadId;
  }

  function attempt() {
    const client = createCrmClient({ url: crm.url, token: 'token', portalId: 'portal', formIds: connected });
    return createAttempt({
      database,
      crm: client,
      log: createRecordingLog(),
      onOutcome: () => {},
      onPause: () => {},
    });
  }

  /** One claim, and the deliveries it sent. */
  async function deliver(): Promise<string[]> {
    const before = crm.requests.length;
    for (const delivery of await claim()) await attempt()(delivery);
    await database.moveClock(2_000);
    return crm.requests.slice(before).map(({ path, body }) => {
      const { fields }: { fields: { name: string; value: string }[] } = JSON.parse(body);
      const valueOf = (wanted: string) => fields.find(({ name }) => name === wanted)?.value;
      return [path.split('/').at(-1), valueOf('email'), valueOf('privacy_request')].filter(Boolean).join(' ');
    });
  }

  const toldOf = async (leadId: string) => {
    const { rows } = await database.query<{ state: string; fields: { value: string }[] }>(
      `select state, fields from submissions join deliveries on submission_id = id
       where lead_id = $1 and submissions.form_id = 'privacy'`,
      [leadId],
    );
    return rows.map(({ state, fields }) => [state, ...fields.map(({ value }) => value)].join(' '));
  };

  it('report that a person must not be contacted, after earlier deliveries of the person', async () => {
    const leadId = await arrive('ann@example.org');
    await changeLead(database, leadId, { status: 'do_not_contact' }, actor());
    await changeLead(database, leadId, { status: 'new', reason: 'She wrote again.' }, actor());
    expect(await deliver()).toEqual(['form-1 ann@example.org']);
    expect(await deliver()).toEqual(['form-9 ann@example.org do_not_contact']);
    expect(await deliver()).toEqual(['form-9 ann@example.org contact_again']);
    expect(await deliver()).toEqual([]);
  });

  it('wait for earlier deliveries that can still succeed, and for no others', async () => {
    const leadId = await arrive('ann@example.org');
    await database.exec(`insert into submissions (id, lead_id, form_id, fields, received_at)
      select gen_random_uuid(), id, 'deck', '[]', now() from leads`);
    await database.exec(`insert into deliveries (submission_id, form_id, next_attempt_at)
      select id, 'deck', statement_timestamp() from submissions where form_id = 'deck'`);
    await changeLead(database, leadId, { status: 'do_not_contact' }, actor());
    crm.respond(503);
    expect(await deliver()).toEqual(['form-1 ann@example.org']);
    expect(await deliver()).toEqual(['form-1 ann@example.org']);
    crm.respond(200);
    await database.moveClock(15 * minute);
    expect(await deliver()).toEqual(['form-1 ann@example.org']);
    expect(await deliver()).toEqual(['form-9 ann@example.org do_not_contact']);
  });

  it('are retried with the same key until the CRM has accepted them', async () => {
    const leadId = await arrive('ann@example.org');
    await deliver();
    await changeLead(database, leadId, { status: 'do_not_contact' }, actor());
    crm.respond(503);
    await deliver();
    crm.respond(200);
    await database.moveClock(15 * minute);
    await deliver();
    const keys = crm.requests.slice(1).map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size, crm.accepted.size]).toEqual([2, 1, 2]);
  });

  it('report an erasure, and keep the address only until it is accepted', async () => {
    const leadId = await arrive('ann@example.org');
    await deliver();
    await eraseLead(database, leadId, { reason: 'Asked.', asked: true }, actor(), addressHashes);
    expect(await toldOf(leadId)).toEqual(['pending ann@example.org erasure']);
    expect(await deliver()).toEqual(['form-9 ann@example.org erasure']);
    expect(await toldOf(leadId)).toEqual(['delivered']);
  });

  it('report only the erasure if another notice was pending', async () => {
    const leadId = await arrive('ann@example.org');
    await deliver();
    await changeLead(database, leadId, { status: 'do_not_contact' }, actor());
    await eraseLead(database, leadId, { reason: 'Asked.', asked: true }, actor(), addressHashes);
    expect(await toldOf(leadId)).toEqual(['pending ann@example.org erasure']);
  });

  it('report the erasure after a delivery in progress', async () => {
    const leadId = await arrive('ann@example.org');
    const [underWay] = await claim();
    await eraseLead(database, leadId, { reason: 'Asked.', asked: true }, actor(), addressHashes);
    await database.moveClock(59_000);
    expect(await deliver()).toEqual([]);
    if (underWay) await attempt()(underWay);
    await database.moveClock(2_000);
    expect(await deliver()).toEqual(['form-9 ann@example.org erasure']);
  });

  it('report the erasure before a new submission of the same address in any spelling, and delay nobody else', async () => {
    const leadId = await arrive('Ann@example.org');
    await deliver();
    await eraseLead(database, leadId, { reason: 'Asked.', asked: false }, actor(), addressHashes);
    await arrive('aNN@example.org');
    await arrive('bob@example.org');
    crm.respond(503);
    expect((await deliver()).toSorted()).toEqual(['form-1 bob@example.org', 'form-9 Ann@example.org erasure']);
    crm.respond(200);
    await database.moveClock(15 * minute);
    expect((await deliver()).toSorted()).toEqual(['form-1 bob@example.org', 'form-9 Ann@example.org erasure']);
    expect(await deliver()).toEqual(['form-1 aNN@example.org']);
  });

  it('of an erasure are closed, with the address deleted, once staff have told the CRM by hand', async () => {
    const leadId = await arrive('ann@example.org');
    await deliver();
    await eraseLead(database, leadId, { reason: 'Asked.', asked: true }, actor(), addressHashes);
    const { rows } = await database.query<{ submission_id: string }>(
      `update deliveries set state = 'dead-letter' where form_id = 'privacy' returning submission_id`,
    );
    const [notice = ''] = rows.map(({ submission_id }) => submission_id);
    expect(await closeSubmissions(database, [notice], 'Told by telephone.', actor())).toBe(1);
    expect(await toldOf(leadId)).toEqual(['closed']);
    expect(await releaseSubmission(database, notice, [], actor())).toBe(false);
  });

  it('are not sent for a person that the CRM never received', async () => {
    const erased = await arrive('ann@example.org');
    await eraseLead(database, erased, { reason: 'Asked.', asked: true }, actor(), addressHashes);
    const program = await arrive('bot@example.org', { honeypot: 'x' });
    await changeLead(database, program, { status: 'do_not_contact' }, actor());
    expect([await toldOf(erased), await toldOf(program)]).toEqual([[], []]);
  });

  it('are not sent for a person whose only submission was closed before it was sent', async () => {
    const left = await arrive('bot@example.org', { honeypot: 'x' });
    const erased = await arrive('pest@example.org', { honeypot: 'x' });
    const { rows } = await database.query<{ id: string }>('select submission_id as id from deliveries');
    expect(
      await closeSubmissions(
        database,
        rows.map(({ id }) => id),
        'Advertising.',
        actor(),
      ),
    ).toBe(2);
    await changeLead(database, left, { status: 'do_not_contact' }, actor());
    await eraseLead(database, erased, { reason: 'Asked.', asked: true }, actor(), addressHashes);
    expect([await toldOf(left), await toldOf(erased)]).toEqual([[], []]);
  });

  it('are also sent for a person whose refused submission staff entered by hand', async () => {
    const leadId = await arrive('ann@example.org');
    crm.respond(400);
    await deliver();
    await database.exec(`update deliveries set state = 'dead-letter'`);
    const { rows } = await database.query<{ id: string }>('select submission_id as id from deliveries');
    await closeSubmissions(
      database,
      rows.map(({ id }) => id),
      'Entered by hand.',
      actor(),
    );
    await changeLead(database, leadId, { status: 'do_not_contact' }, actor());
    expect(await toldOf(leadId)).toEqual(['pending ann@example.org do_not_contact']);
  });

  it('report changes of several leads at once, but no other status', async () => {
    const ids = [await arrive('ann@example.org'), await arrive('bob@example.org')];
    await changeLeads(database, ids, { status: 'contacted' }, actor());
    await changeLeads(database, ids, { status: 'do_not_contact' }, actor());
    await changeLeads(database, ids, { status: 'do_not_contact' }, actor());
    expect((await Promise.all(ids.map(toldOf))).flat()).toHaveLength(2);
  });
});
