import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, emptyLedger, openTestDatabase } from '../../test/databases.ts';
import { addressHashes, signUp, toRecord } from '../../test/submissions.ts';
import type { Database } from '../database/database.ts';
import { createLedger, type Ledger } from './ledger.ts';

describe.each(databaseKinds)('createLedger on %s', (kind) => {
  let database: Database;
  let ledger: Ledger;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    ledger = createLedger(database, addressHashes);
  });
  beforeEach(() => emptyLedger(database));
  afterAll(() => database?.close());

  async function count(table: string): Promise<number> {
    const { rows } = await database.query<{ total: number }>(`select count(*)::int as total from ${table}`);
    return rows[0]?.total ?? 0;
  }

  it('stores a submission with its lead, its event and its delivery', async () => {
    const input = toRecord('Ann@Example.org');
    const { leadId, repeated } = await ledger.record(input);

    expect(repeated).toBe(false);
    const { rows } = await database.query(
      `select leads.id, email, email_key, status, form_id, fields, received_at, kind, state, attempts
       from leads join submissions on lead_id = leads.id
       join lead_events using (lead_id) join deliveries using (form_id)`,
    );
    expect(rows).toEqual([
      {
        id: leadId,
        email: 'Ann@Example.org',
        email_key: 'ann@example.org',
        status: 'new',
        form_id: 'sign-up',
        fields: input.submission.fields,
        received_at: input.receivedAt,
        kind: 'submitted',
        state: 'pending',
        attempts: 0,
      },
    ]);
  });

  it('creates one lead for a person, in any spelling of the e-mail address', async () => {
    const first = await ledger.record(toRecord('ann@example.org'));
    const second = await ledger.record(toRecord('ANN@example.org'));

    expect(second).toEqual({ leadId: first.leadId, repeated: false });
    expect(await count('submissions')).toBe(2);
    expect(await count('deliveries')).toBe(2);
  });

  it('stores the context of a submission', async () => {
    await ledger.record(toRecord('ann@example.org', randomUUID(), { page: '/invest', elapsedMs: 4 }));
    const { rows } = await database.query(
      'select context, state from submissions join deliveries on submission_id = id',
    );
    expect(rows).toEqual([{ context: { page: '/invest', elapsedMs: 4 }, state: 'pending' }]);
  });

  const caught = { honeypot: 'https://spam.example' };
  const quarantine = async () => {
    const { rows } = await database.query<{ quarantined: boolean; states: string[] }>(
      `select quarantined, array_agg(state order by received_at) as states from leads
       join submissions on lead_id = leads.id join deliveries on submission_id = submissions.id group by leads.id`,
    );
    return rows;
  };

  it('holds spam back from the CRM, and its person from the list', async () => {
    await ledger.record(toRecord('bot@example.org', randomUUID(), caught));
    expect(await quarantine()).toEqual([{ quarantined: true, states: ['quarantined'] }]);
    expect(await count('investment_leads')).toBe(0);
  });

  it.each([
    ['before', [caught, {}], ['quarantined', 'pending']],
    ['after', [{}, caught], ['pending', 'quarantined']],
  ])('lists a person whose address also came as spam %s', async (_when, contexts, states) => {
    for (const context of contexts) await ledger.record(toRecord('ann@example.org', randomUUID(), context));
    expect(await quarantine()).toEqual([{ quarantined: false, states }]);
    expect(await count('investment_leads')).toBe(1);
  });

  it('lists a person whose address came genuinely and as spam in one batch', async () => {
    const contexts = [caught, {}, caught];
    await Promise.all(contexts.map((context) => ledger.record(toRecord('ann@example.org', randomUUID(), context))));
    expect((await quarantine()).map(({ quarantined }) => quarantined)).toEqual([false]);
  });

  it('recognizes a repeated submission and stores it once', async () => {
    const input = toRecord('ann@example.org');
    const first = await ledger.record(input);

    expect(await ledger.record({ ...input, receivedAt: new Date() })).toEqual({ ...first, repeated: true });
    expect(await ledger.record({ ...input, submissionId: input.submissionId.toUpperCase() })).toEqual({
      ...first,
      repeated: true,
    });
    expect([await count('submissions'), await count('deliveries'), await count('lead_events')]).toEqual([1, 1, 1]);
  });

  it('stores a second lead that arrives with a used id, and recognizes its repeat too', async () => {
    const id = randomUUID();
    const ann = await ledger.record(toRecord('ann@example.org', id));
    const bob = await ledger.record(toRecord('bob@example.org', id));

    expect(bob.leadId).not.toBe(ann.leadId);
    expect(bob.repeated).toBe(false);
    expect(await ledger.record(toRecord('bob@example.org', id))).toEqual({ ...bob, repeated: true });
    expect(await count('submissions')).toBe(2);
  });

  it('stores each submission once when many persons, ids and repeats arrive together', async () => {
    const people = ['ann@example.org', 'ANN@example.org', 'bob@example.org', 'cy@example.org'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ person: fc.constantFrom(...people), id: fc.integer({ min: 0, max: 30 }) }), {
          minLength: 1,
          maxLength: 60,
        }),
        async (arrivals) => {
          await emptyLedger(database);
          const ids = Array.from({ length: 31 }, () => randomUUID());
          const results = await Promise.all(
            arrivals.map(({ person, id }) => ledger.record(toRecord(person, ids[id] ?? randomUUID()))),
          );

          const contents = new Set(arrivals.map(({ person, id }) => `${id} ${person}`));
          expect(await count('submissions')).toBe(contents.size);
          expect(await count('deliveries')).toBe(contents.size);
          expect(results.filter((result) => !result.repeated)).toHaveLength(contents.size);
          const leadOf = new Map(arrivals.map(({ person }, index) => [person.toLowerCase(), results[index]?.leadId]));
          expect(await count('leads')).toBe(leadOf.size);
          for (const [index, { person }] of arrivals.entries()) {
            expect(results[index]?.leadId).toBe(leadOf.get(person.toLowerCase()));
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('stores text verbatim, markup and SQL included', async () => {
    const message = `'); drop table leads; -- <script>alert("1")</script> \\ "quoted" é 漢 🙂\n\ttabbed`;
    const submission = { ...signUp('ann@example.org'), fields: [{ name: 'message', value: message }] };
    await ledger.record({ ...toRecord('ann@example.org'), submission });

    const { rows } = await database.query('select fields from submissions');
    expect(rows).toEqual([{ fields: [{ name: 'message', value: message }] }]);
  });

  it('rejects the one submission that cannot be stored, and stores the others of its batch', async () => {
    const unstorable = { ...signUp('bad@example.org'), fields: [{ name: 'message', value: '\u0000' }] };
    const results = await Promise.allSettled([
      ...Array.from({ length: 20 }, (_, n) => ledger.record(toRecord(`before-${n}@example.org`))),
      ledger.record({ ...toRecord('bad@example.org'), submission: unstorable }),
      ...Array.from({ length: 20 }, (_, n) => ledger.record(toRecord(`after-${n}@example.org`))),
    ]);

    expect(results.map((result) => result.status).filter((status) => status === 'rejected')).toHaveLength(1);
    expect(results[20]?.status).toBe('rejected');
    expect(await count('leads')).toBe(40);
    expect(await count('submissions')).toBe(40);
  });

  it('rejects while the database fails, and works again afterwards', async () => {
    await database.exec('alter table submissions rename to elsewhere');
    const refused = ledger.record(toRecord('ann@example.org'));
    await expect(refused).rejects.toThrow('submissions');
    await database.exec('alter table elsewhere rename to submissions');

    expect(await count('leads')).toBe(0);
    await expect(ledger.record(toRecord('ann@example.org'))).resolves.toMatchObject({ repeated: false });
  });

  it('does not let an event be rewritten or removed', async () => {
    await ledger.record(toRecord('ann@example.org'));

    await expect(database.query(`update lead_events set kind = 'x'`)).rejects.toThrow('append-only');
    await expect(database.query('delete from lead_events')).rejects.toThrow('append-only');
  });
});
