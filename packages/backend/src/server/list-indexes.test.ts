import { deliveryStates, leadsApi } from '@sponsor/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase } from '../../test/databases.ts';
import { explained, type Plan, unguided } from '../../test/explain.ts';
import { readActors, readAudit } from '../audit/read-audit.ts';
import type { Database } from '../database/database.ts';
import { listDeliveries } from '../delivery/list-deliveries.ts';
import { countLeads, listLeads, newestLead } from '../desk/list-leads.ts';
import { listPrivacyRequests } from '../desk/privacy-requests.ts';
import { readCampaigns } from '../desk/read-campaigns.ts';
import { readListQuery } from '../leads/list-query.ts';
import { readLeads } from '../leads/read-leads.ts';

const timeZone = 'America/Indiana/Indianapolis';
const at = '2026-01-01T00:00:00.000Z';
const id = '019a8f3c-0000-7000-8000-000000000001';

/** One value for each filter of the list; the type makes sure that none is missing. */
const filters: Record<keyof typeof leadsApi.count.query.shape, string> = {
  ids: id,
  search: '77@ex',
  status: 'invested',
  form: 'deck',
  campaign: 'campaign_7',
  owner: 'dana@example.org',
  from: '2026-01-07',
  to: '2025-12-30',
  due: '2026-02-01',
};

/** More than the counting limit, so that the list is read in order rather than by filter. */
const common = { owner: 'max@example.org' };

const chosen: Record<string, string>[] = [
  {},
  { owner: '' },
  common,
  ...Object.entries(filters).flatMap(([name, value], place) => [
    { [name]: value },
    ...Object.entries(filters)
      .slice(place + 1)
      .map(([other, further]) => ({ [name]: value, [other]: further })),
  ]),
  filters,
];

const columns = ['id', 'email', 'created_at', 'status', 'contacted_at'];
const tableOrders = [
  ...columns.flatMap((column) => [`${column}.asc`, `${column}.desc`]),
  'contacted_at.asc.nullsfirst',
  'contacted_at.desc.nullslast',
  'status.asc,created_at.desc',
  'status.desc,created_at.asc',
];

describe.each(databaseKinds)('the lists of staff, on the %s database', (kind) => {
  let database: Database;
  let watched: Database;
  let planned: Database;
  let unread: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const look = (statement: string, plan: Plan) => {
      const steps: Plan[] = unguided(plan).filter((step) => step['Relation Name'] !== 'pg_class');
      if (steps.length > 0) unread.push(`${statement}\n${JSON.stringify(steps)}`);
    };
    watched = explained(database, look);
    planned = explained(database, look, { reading: false });
    // One after another, because the embedded database gives up after 30 seconds, which all of them may take on a busy machine.
    const statements = [
      `insert into leads (id, email, email_key, created_at, status, name, forms, campaigns, owner, next_action_on, contacted_at)
      select gen_random_uuid(), n || '@example.org', n || '@example.org', timestamptz '${at}' + n * interval '1 minute',
        case when n % 100 = 1 then 'invested' else 'new' end, 'Ann ' || n, array[(array['deck', 'contact'])[1 + n % 2]],
        array['campaign_' || n % 40], case when n % 100 = 0 then 'dana@example.org' else 'max@example.org' end,
        case when n % 50 = 0 then date '2026-01-01' + n end, case when n % 3 = 1 then now() end
      from generate_series(1, 12000) as n`,
      `insert into submissions (id, lead_id, form_id, fields, received_at)
        select gen_random_uuid(), id, forms[1], '[]', created_at from leads`,
      `insert into deliveries (submission_id, form_id, state, next_attempt_at, last_attempt_at, delivered_at, closed_at)
        select id, form_id, (array['pending', 'delivered', 'dead-letter', 'quarantined', 'closed'])[1 + row_number() over () % 5],
          received_at, received_at, received_at, received_at from submissions`,
      `select staff.record_audit(now(), 'person-' || n % 100, 'action-' || n % 90, '', '{}') from generate_series(1, 2000) as n`,
      `select gin_clean_pending_list('leads_by_words')`,
      'analyze',
    ];
    for (const statement of statements) await database.exec(statement);
  });
  afterEach(() => {
    unread = [];
  });
  afterAll(() => database.close());

  it.each(leadsApi.list.query.shape.sort.def.innerType.def.in.options)(
    'are read by an index, ordered by %s, whatever is chosen',
    async (sort) => {
      const value = sort.endsWith('email') || sort.endsWith('status') ? 'new' : at;
      const after = Buffer.from(JSON.stringify([value, id])).toString('base64url');
      for (const selection of chosen) {
        const asked = selection === common ? watched : planned;
        await listLeads(asked, timeZone, leadsApi.list.query.parse({ ...selection, sort }));
        await listLeads(asked, timeZone, leadsApi.list.query.parse({ ...selection, sort, after }));
      }
      expect(unread).toEqual([]);
    },
  );

  it('count a selection up to ten thousand', async () => {
    const count = (selection: Record<string, string>) =>
      countLeads(watched, timeZone, leadsApi.count.query.parse(selection));
    expect(await count({})).toEqual({ total: 10_000, more: true });
    expect(await count({ owner: 'max@example.org' })).toEqual({ total: 10_000, more: true });
    expect(await count({ form: 'deck' })).toEqual({ total: 6_000, more: false });
    expect(await count({ status: 'invested' })).toEqual({ total: 120, more: false });
    expect(await count({ search: '777@ex' })).toEqual({ total: 12, more: false });
    for (const selection of chosen) await count(selection);
    expect(unread).toEqual([]);
  });

  it.each(tableOrders)('are also read by an index as a table, ordered by %s', async (order) => {
    await readLeads(watched, readListQuery(new URLSearchParams({ order, limit: '50' }), undefined));
    expect(unread).toEqual([]);
  });

  it('use an index for all other lists: the newest lead, deliveries, privacy requests, the audit log', async () => {
    await watched.transaction(async (transaction) => {
      // The tables are small here, so the database would prefer to read everything.
      await transaction.query(`select set_config('enable_seqscan', 'off', true)`);
      await newestLead(transaction);
      await readCampaigns(transaction);
      await listPrivacyRequests(transaction);
      for (const state of deliveryStates) {
        for (const after of [undefined, { value: at, id }]) await listDeliveries(transaction, state, after);
      }
      await readActors(transaction);
      for (const actor of [undefined, 'person-1']) {
        for (const before of [undefined, 1000]) await readAudit(transaction, { actor, before });
      }
      await readAudit(transaction, { action: 'action-1' });
    });
    expect(unread).toEqual([]);
  });

  it('can be recognized when they scan a table, or an order for rare rows', async () => {
    await watched.query(`select id from leads where name = 'Ann 7'`);
    await watched.transaction(async (transaction) => {
      await transaction.query(`select set_config('enable_seqscan', 'off', true)`);
      await transaction.query(
        `select id from leads where not quarantined and name = 'Ann 7' order by created_at desc, id desc limit 50`,
      );
    });
    expect(unread).toHaveLength(2);
  });
});
