import { type LeadHistory, privacyForm } from '@sponsor/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, postJson, signUpBody, type TestApp } from '../../test/app.ts';
import { emptyLedger, openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { addStaff, signIn } from '../../test/staff.ts';
import { addressHashes } from '../../test/submissions.ts';
import type { Database } from '../database/database.ts';
import { forgetOldLeads } from './forget-old-leads.ts';

describe.each(sufficientKinds)('persons who asked not to be contacted, on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;
  let session: Readonly<Record<string, string>>;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    test = await createTestApp(database);
    await addStaff(database, 'administrator');
    session = await signIn(test.app, 'administrator@example.org');
  });
  beforeEach(() => emptyLedger(database));
  afterAll(() => database.close());

  const send = async (method: string, path: string, body: object) =>
    (await test.app.request(`/api/desk/${path}`, { ...postJson(JSON.stringify(body), session), method })).status;
  const history = async (id: string): Promise<LeadHistory> =>
    (await test.app.request(`/api/desk/leads/${id}`, { headers: session })).json();
  /** The person's submissions, newest first. */
  const states = async (id: string) =>
    (await history(id)).submissions
      .filter(({ formId }) => formId !== privacyForm)
      .map(({ delivery }) => delivery?.state);

  async function arrive(email: string): Promise<string> {
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    const answer = await test.app.request('/api/forms/sign-up/submissions', postJson(signUpBody(email)));
    expect(answer.status).toBe(200);
    const { rows } = await database.query<{ id: string }>('select id from leads where email_key = lower($1)', [email]);
    return rows[0]?.id ?? '';
  }

  it('[staff-13] have their submissions held until staff release them', async () => {
    const id = await arrive('ann@example.org');
    expect(await send('PATCH', `leads/${id}`, { status: 'do_not_contact' })).toBe(200);
    await arrive('ANN@example.org');
    expect(await states(id)).toEqual(['quarantined', 'pending']);
    const held = (await history(id)).submissions.find(({ delivery }) => delivery?.state === 'quarantined');
    expect(await send('POST', `submissions/${held?.id}/release`, {})).toBe(200);
    expect(await states(id)).toEqual(['pending', 'pending']);
  });

  it('[staff-13] are recognized after an erasure in any spelling, without a stored address', async () => {
    await send('POST', `leads/${await arrive('ann@example.org')}/erasure`, { reason: 'They asked.' });
    const { rows } = await database.query<{ row: string }>('select suppressions::text as row from suppressions');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain('ann');

    const id = await arrive('Ann@Example.org');
    const { lead, suppressedSince } = await history(id);
    expect(lead).toMatchObject({ email: 'Ann@Example.org', status: 'do_not_contact' });
    expect(suppressedSince).toBe(new Date(test.clock.now.getTime() - 1000).toISOString());
    expect(await states(id)).toEqual(['quarantined']);
    const record = await (await test.app.request(`/api/desk/leads/${id}/record`, { headers: session })).text();
    expect(record).toContain('"askedToBeForgottenAt"');
    expect(await states(await arrive('bob@example.org'))).toEqual(['pending']);
  });

  it('are forgotten once staff give a reason to contact them again', async () => {
    await send('POST', `leads/${await arrive('ann@example.org')}/erasure`, { reason: 'They asked.' });
    const id = await arrive('ann@example.org');
    expect(await send('PATCH', `leads/${id}`, { status: 'new' })).toBe(409);
    expect(await send('PATCH', `leads/${id}`, { status: 'new', reason: 'They called.' })).toBe(200);
    expect((await history(id)).suppressedSince).toBeNull();
    expect((await database.query('select from suppressions')).rows).toEqual([]);
    await arrive('ann@example.org');
    expect(await states(id)).toEqual(['pending', 'quarantined']);
  });

  it('are recognized after an erasure for age, unlike other persons', async () => {
    const alone = await arrive('alone@example.org');
    await arrive('old@example.org');
    await send('PATCH', `leads/${alone}`, { status: 'do_not_contact' });
    const later = new Date(test.clock.now.getTime() + 10 * 365 * 86_400_000);
    expect(await forgetOldLeads(database, 84, later, addressHashes)).toBe(2);
    expect(await states(await arrive('alone@example.org'))).toEqual(['quarantined']);
    expect(await states(await arrive('old@example.org'))).toEqual(['pending']);
  });

  it('[staff-14] keep their first name and number, like everybody, until staff accept others', async () => {
    const deck = (firstName: string, phone: string) =>
      test.app.request(
        '/functions/v1/submit-hubspot-lead',
        postJson(JSON.stringify({ email: 'ann@example.org', firstName, lastName: 'Lee', phone })),
      );
    await deck('Ann', '317 555 0100');
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    await deck('Scam', '900 555 0199');
    await deck('Ann', '317 555 0100');
    const id = await arrive('ann@example.org');
    const before = await history(id);
    expect(before.lead).toMatchObject({ name: 'Ann Lee', phone: '317 555 0100' });
    const offers = before.events.filter((event) => event.kind === 'offered');
    expect(offers.map(({ details }) => details)).toEqual([{ name: 'Scam Lee', phone: '900 555 0199' }]);

    expect(await send('PATCH', `leads/${id}`, { name: 'Scam Lee', phone: '900 555 0199' })).toBe(200);
    const after = await history(id);
    expect(after.lead).toMatchObject({ name: 'Scam Lee', phone: '900 555 0199' });
    expect(after.events.filter((event) => event.kind === 'name')).toMatchObject([
      { actor: 'administrator@example.org', details: { from: 'Ann Lee', to: 'Scam Lee' } },
    ]);
    expect(await send('PATCH', `leads/${id}`, { name: '' })).toBe(400);
  });
});
