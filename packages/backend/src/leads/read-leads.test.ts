import { investmentLeadSchema } from '@sponsor/domain';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, emptyLedger, openTestDatabase } from '../../test/databases.ts';
import type { Database } from '../database/database.ts';
import { type LeadsQuery, readLeads } from './read-leads.ts';

const newestFirst: LeadsQuery = {
  filters: [],
  order: [{ column: 'created_at', direction: 'desc' }],
  limit: 1000,
  offset: 0,
  count: 'none',
};

const names = (leads: readonly { email: string }[]) => leads.map((lead) => lead.email.split('@')[0]);

describe.each(databaseKinds)('readLeads on %s', (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(() => emptyLedger(database));
  afterAll(() => database?.close());

  async function addLead(name: string, createdAt: string, contactedAt: string | null = null): Promise<string> {
    const id = uuidv7();
    await database.query(
      'insert into leads (id, email, email_key, created_at, contacted_at) values ($1, $2, $2, $3::timestamptz, $4::timestamptz)',
      [id, `${name}@example.org`, createdAt, contactedAt],
    );
    return id;
  }

  it('returns leads in the shape of the domain', async () => {
    const id = await addLead('ann', '2025-01-05T04:30:00.123Z', '2025-02-01T00:00:00Z');
    const { leads } = await readLeads(database, newestFirst);

    expect(leads).toEqual([
      {
        id,
        email: 'ann@example.org',
        created_at: '2025-01-05T04:30:00.123Z',
        status: 'new',
        contacted_at: '2025-02-01T00:00:00.000Z',
      },
    ]);
    expect(investmentLeadSchema.safeParse(leads[0]).success).toBe(true);
  });

  it('sorts by any column, with empty values first or last', async () => {
    await addLead('cy', '2025-01-03T00:00:00Z', '2025-03-01T00:00:00Z');
    await addLead('ann', '2025-01-01T00:00:00Z');
    await addLead('bob', '2025-01-02T00:00:00Z', '2025-02-01T00:00:00Z');

    expect(names((await readLeads(database, newestFirst)).leads)).toEqual(['cy', 'bob', 'ann']);
    const byEmail = { ...newestFirst, order: [{ column: 'email', direction: 'asc' }] } as const;
    expect(names((await readLeads(database, byEmail)).leads)).toEqual(['ann', 'bob', 'cy']);
    const byContact = {
      ...newestFirst,
      order: [{ column: 'contacted_at', direction: 'desc', nulls: 'last' }],
    } as const;
    expect(names((await readLeads(database, byContact)).leads)).toEqual(['cy', 'bob', 'ann']);
  });

  it('pages through leads with the same timestamp without gaps or repeats', async () => {
    for (let n = 0; n < 10; n += 1) await addLead(`lead-${n}`, '2025-01-01T00:00:00Z');
    const pages = [];
    for (let offset = 0; offset < 12; offset += 3) {
      pages.push(...(await readLeads(database, { ...newestFirst, limit: 3, offset })).leads);
    }

    expect(new Set(names(pages)).size).toBe(10);
    expect(pages).toHaveLength(10);
  });

  it('counts only when asked, and counts all leads whatever the page', async () => {
    for (let n = 0; n < 3; n += 1) await addLead(`lead-${n}`, '2025-01-01T00:00:00Z');

    expect(await readLeads(database, newestFirst)).not.toHaveProperty('total');
    const page = { ...newestFirst, limit: 1, offset: 2 };
    expect(await readLeads(database, { ...page, count: 'exact' })).toMatchObject({ total: 3 });
    expect(await readLeads(database, { ...page, count: 'estimated' })).toMatchObject({ total: 3 });
  });

  it('uses the planner’s estimate beyond 1,000 leads', async () => {
    await database.exec(
      `insert into leads (id, email, email_key, created_at)
       select gen_random_uuid(), n || '@example.org', n || '@example.org', now() from generate_series(1, 1500) n;
       analyze leads;
       delete from leads where email like '1%';`,
    );

    expect(await readLeads(database, { ...newestFirst, limit: 1, count: 'estimated' })).toMatchObject({ total: 1500 });
  });

  it('never estimates less than it has just read', async () => {
    await database.exec(
      `insert into leads (id, email, email_key, created_at)
       select gen_random_uuid(), n || '@example.org', n || '@example.org', now() from generate_series(1, 1500) n;
       analyze leads;
       insert into leads (id, email, email_key, created_at)
       select gen_random_uuid(), n || '@example.net', n || '@example.net', now() from generate_series(1, 400) n;`,
    );

    const page = { ...newestFirst, limit: 100, offset: 1700 };
    expect(await readLeads(database, { ...page, count: 'estimated' })).toMatchObject({ total: 1800 });
  });
});
