import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, leadsApiKey, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { addStaff, signIn } from '../../test/staff.ts';
import type { Database } from '../database/database.ts';
import { routes } from '../routes.ts';
import { readAudit } from './read-audit.ts';

const hour = 60 * 60_000;
const leads = '/api/desk/leads';
const table = '/rest/v1/investment_leads?select=*';

describe.each(sufficientKinds)('reads of personal data on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;
  let headers: { Cookie: string };

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await addStaff(database, 'administrator');
  });
  beforeEach(async () => {
    await database.exec(`alter table staff.audit_log disable trigger all; truncate staff.audit_log;
      alter table staff.audit_log enable trigger all`);
    test = await createTestApp(database);
    headers = await signIn(test.app, 'administrator@example.org');
  });
  afterAll(() => database.close());

  const read = async (address: string, as: Record<string, string> = headers) =>
    (await test.app.request(address, { headers: as })).status;
  const entered = async () => {
    const entries = await readAudit(database, { action: 'list read' });
    return entries.map(({ actor, subject }) => `${actor}: ${subject}`).toReversed();
  };
  const later = (ms: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + ms);
  };

  it('are recorded once an hour, however often a screen repeats them', async () => {
    for (let second = 0; second < 50; second += 1) {
      expect(await read(leads)).toBe(200);
      later(10_000);
    }
    expect(await entered()).toEqual(['administrator@example.org: leads']);
    later(hour - 500_000 - 1);
    headers = await signIn(test.app, 'administrator@example.org');
    await read(leads);
    expect(await entered()).toHaveLength(1);
    later(1);
    await read(leads);
    expect(await entered()).toHaveLength(2);
  });

  it('are recorded once for each reader and list, by any route', async () => {
    await read(table);
    await read(leads);
    await read(table, { apikey: leadsApiKey });
    await read('/api/desk/staff');
    expect(await entered()).toEqual([
      'administrator@example.org: leads',
      'the leads key: leads',
      'administrator@example.org: staff',
    ]);
  });

  it('are not recorded if nothing was returned', async () => {
    expect(await read(`${leads}?colour=red`)).toBe(400);
    expect(await read(leads, {})).toBe(401);
    expect(await entered()).toEqual([]);
  });

  const personalDataRoutes = routes.filter(({ personalData }) => personalData !== undefined);

  it.each(personalDataRoutes)('are recorded for $path', async ({ path, personalData: list }) => {
    expect(await read(path.includes('deliveries') ? `${path}?state=failed` : path)).toBe(200);
    expect(await entered()).toEqual([`administrator@example.org: ${list}`]);
  });

  it('fail if they cannot be recorded', async () => {
    await database.exec('alter function staff.record_audit rename to record_audit_elsewhere');
    expect(await read(leads)).toBe(500);
    await database.exec('alter function staff.record_audit_elsewhere rename to record_audit');
    expect(await read(leads)).toBe(200);
  });
});
