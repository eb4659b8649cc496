import { randomUUID } from 'node:crypto';
import type { SubmissionContext } from '@sponsor/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyLedger, openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { addressHashes, signUp } from '../../test/submissions.ts';
import type { Database } from '../database/database.ts';
import { createLedger } from '../leads/ledger.ts';
import { readOrigins } from './read-origins.ts';

const office = 'America/New_York';
const now = new Date('2026-03-31T15:00:00Z');

describe.each(sufficientKinds)('the origins of leads on the %s database', (kind) => {
  let database: Database;

  beforeAll(async () => void (database = await openTestDatabase(kind)));
  beforeEach(async () => {
    await emptyLedger(database);
    await database.exec('delete from event_counts');
  });
  afterAll(() => database.close());

  async function arrive(
    email: string,
    at: string,
    { campaign = '', context = {} }: { campaign?: string; context?: SubmissionContext } = {},
  ) {
    const { fields, ...submission } = signUp(email, context);
    await createLedger(database, addressHashes).record({
      submissionId: randomUUID(),
      submission: { ...submission, fields: [...fields, { name: 'utm_campaign', value: campaign }] },
      receivedAt: new Date(at),
    });
  }

  const read = () => readOrigins(database, office, now);
  const onDays = (days: readonly string[], counts: readonly number[]) =>
    Object.fromEntries(days.map((day, place) => [day, counts[place]]).filter(([, count]) => count !== 0));

  it('are counted by day, first form and first campaign', async () => {
    await arrive('ann@example.org', '2026-03-31T03:59:59Z', { campaign: 'letter' });
    await arrive('bob@example.org', '2026-03-31T04:00:00Z', {
      campaign: 'letter',
      context: { firstTouch: { landingPage: '/', campaign: { utm_campaign: 'podcast' } } },
    });
    await arrive('ANN@example.org', '2026-03-31T05:00:00Z', { campaign: 'search' });
    await arrive('carl@example.org', '2026-03-31T06:00:00Z');
    await arrive('bot@example.org', '2026-03-31T06:00:00Z', { context: { honeypot: 'x' } });
    const { days, forms, campaigns, otherCampaigns } = await read();
    expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-03-02', '2026-03-31']);
    expect(forms.map(({ name, counts }) => [name, onDays(days, counts)])).toEqual([
      ['sign-up', { '2026-03-30': 1, '2026-03-31': 2 }],
    ]);
    expect(campaigns.map(({ name, counts }) => [name, onDays(days, counts)])).toEqual([
      ['', { '2026-03-31': 1 }],
      ['letter', { '2026-03-30': 1 }],
      ['podcast', { '2026-03-31': 1 }],
    ]);
    expect(otherCampaigns).toEqual(days.map(() => 0));
  });

  it('begin at the start of the first day', async () => {
    await arrive('before@example.org', '2026-03-02T04:59:59.999Z');
    expect((await read()).forms).toEqual([]);
    await arrive('first@example.org', '2026-03-02T05:00:00Z');
    expect((await read()).forms[0]?.counts[0]).toBe(1);
  });

  it('sum up small groups', async () => {
    for (let campaign = 1; campaign <= 7; campaign += 1) {
      for (let n = 0; n < campaign; n += 1) {
        await arrive(`${campaign}-${n}@example.org`, '2026-03-20T12:00:00Z', { campaign: `c${campaign}` });
      }
    }
    const { days, campaigns, otherCampaigns } = await read();
    expect(campaigns.map(({ name }) => name)).toEqual(['c7', 'c6', 'c5', 'c4', 'c3']);
    expect(onDays(days, otherCampaigns)).toEqual({ '2026-03-20': 3 });
  });

  it('include page views, and no events', async () => {
    await database.exec(`insert into event_counts (day, kind, name, count) values
      ('2026-03-30', 'page', '/invest', 7), ('2026-03-31', 'page', '/invest', 2), ('2026-03-31', 'page', '/', 3),
      ('2026-03-01', 'page', '/', 9), ('2026-03-31', 'event', 'calculator', 5)`);
    const { days, pages } = await read();
    expect(pages.map(({ name, counts }) => [name, onDays(days, counts)])).toEqual([
      ['/invest', { '2026-03-30': 7, '2026-03-31': 2 }],
      ['/', { '2026-03-31': 3 }],
    ]);
  });

  it('omit the oldest days if there are more leads than are counted', async () => {
    await database.exec(`insert into leads (id, email, email_key, created_at)
      select gen_random_uuid(), n || '@example.org', n || '@example.org',
        case when n <= 15000 then timestamptz '2026-03-30T12:00:00Z' else timestamptz '2026-03-29T12:00:00Z' end
      from generate_series(1, 30000) as n`);
    const { days, forms } = await read();
    expect(days).toEqual(['2026-03-30', '2026-03-31']);
    expect(forms).toEqual([{ name: '', counts: [15_000, 0] }]);
  });
});
