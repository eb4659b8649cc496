import { type LeadHistory, type PrivacyRequests, privacyForm } from '@sponsor/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, postJson, signUpBody, type TestApp } from '../../test/app.ts';
import { emptyLedger, openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { addStaff, signIn } from '../../test/staff.ts';
import type { Database } from '../database/database.ts';

interface Line {
  at: string;
  details: { text: number };
}

const nobody = '0198c0de-0000-4000-8000-000000000001';

describe.each(sufficientKinds)('privacy requests on the %s database', (kind) => {
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

  const get = (path: string) => test.app.request(`/api/desk/${path}`, { headers: session });
  const send = async (path: string, body: object) =>
    (await test.app.request(`/api/desk/${path}`, postJson(JSON.stringify(body), session))).status;
  const requests = async (): Promise<PrivacyRequests> => (await get('privacy/requests')).json();

  async function arrive(email: string): Promise<string> {
    await test.app.request('/api/forms/sign-up/submissions', postJson(signUpBody(email)));
    const { rows } = await database.query<{ id: string }>('select id from leads where email = $1', [email]);
    return rows[0]?.id ?? '';
  }

  it('are listed with their due dates, the earliest first', async () => {
    const ann = await arrive('ann@example.org');
    const bob = await arrive('bob@example.org');
    const enter = (leadId: string, what: string, receivedOn: string) =>
      send('privacy/requests', { leadId, kind: what, receivedOn });
    expect(await enter(ann, 'access', '2026-02-27')).toBe(201);
    expect(await enter(bob, 'erasure', '2026-02-01')).toBe(201);
    expect(await enter(ann, 'access', '2026-02-28')).toBe(409);
    expect(await enter(nobody, 'access', '2026-02-28')).toBe(404);
    const { open, closed } = await requests();
    expect(open.map(({ email, kind: what, receivedOn, dueOn }) => [email, what, receivedOn, dueOn])).toEqual([
      ['bob@example.org', 'erasure', '2026-02-01', '2026-03-03'],
      ['ann@example.org', 'access', '2026-02-27', '2026-03-29'],
    ]);
    expect(closed).toEqual([]);
  });

  it.each([
    { kind: 'access', receivedOn: '2026-03-01' },
    { leadId: 'x', kind: 'access', receivedOn: '2026-03-01' },
    { leadId: nobody, kind: 'fame', receivedOn: '2026-03-01' },
    { leadId: nobody, kind: 'access', receivedOn: 'soon' },
    { leadId: nobody, kind: 'access', receivedOn: '0000-01-01' },
    { leadId: nobody, kind: 'access', receivedOn: '2026-03-01', more: 1 },
  ])('cannot be entered as %j', async (body) => {
    expect(await send('privacy/requests', body)).toBe(400);
  });

  it('can be closed once, and then be entered again', async () => {
    const leadId = await arrive('ann@example.org');
    const enter = () => send('privacy/requests', { leadId, kind: 'access', receivedOn: '2026-02-27' });
    await enter();
    const { open } = await requests();
    const close = (body: object) => send(`privacy/requests/${open[0]?.id}/close`, body);
    expect(await close({ outcome: 'answered', reason: ' ' })).toBe(400);
    expect(await close({ outcome: 'answered', reason: 'Sent the file.' })).toBe(200);
    expect(await close({ outcome: 'refused', reason: 'No.' })).toBe(404);
    expect(await send('privacy/requests/none/close', { outcome: 'refused', reason: 'No.' })).toBe(404);
    const closedBy = 'administrator@example.org';
    expect(await requests()).toMatchObject({
      open: [],
      closed: [{ email: 'ann@example.org', outcome: 'answered', closedBy, closedAt: test.clock.now.toISOString() }],
    });
    const { events }: LeadHistory = await (await get(`leads/${leadId}`)).json();
    expect(events.map(({ kind: what, details }) => [what, details['reason']])).toEqual([
      ['answered', 'Sent the file.'],
      ['asked', undefined],
      ['submitted', undefined],
    ]);
    expect(await enter()).toBe(201);
  });

  it('for erasure are closed by the erasure, and contain no personal data afterwards', async () => {
    const leadId = await arrive('ann@example.org');
    await send('privacy/requests', { leadId, kind: 'erasure', receivedOn: '2026-02-27' });
    expect(await send(`leads/${leadId}/erasure`, { reason: 'Asked by letter.' })).toBe(200);
    expect(await requests()).toMatchObject({ open: [], closed: [{ email: '[erased]', outcome: 'answered' }] });
    expect(await send('privacy/requests', { leadId, kind: 'access', receivedOn: '2026-02-27' })).toBe(404);
  });

  it('for access are answered with a file of all data, in order', async () => {
    const leadId = await arrive('ann@example.org');
    await database.query(
      `insert into lead_events (id, lead_id, kind, occurred_at, details)
       select gen_random_uuid(), $1, 'note', timestamptz '2026-03-02T00:00:00Z' + n / 3 * interval '1 ms',
         jsonb_build_object('text', n) from generate_series(1, 1201) as n`,
      [leadId],
    );
    const answer = await get(`leads/${leadId}/record`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="person.ndjson"');
    const lines = (await answer.text()).trim().split('\n');
    const [person, submission, ...events] = lines.map((line): Line => JSON.parse(line));
    expect(person).toMatchObject({ kind: 'person', email: 'ann@example.org', status: 'new' });
    expect(submission).toMatchObject({ kind: 'submission', form: 'sign-up', delivery: 'pending' });
    expect(events[0]).toMatchObject({ kind: 'event', what: 'submitted' });
    const notes = events.slice(1).map(({ details }) => details.text);
    expect(notes.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 1201 }, (_, n) => n + 1));
    const times = events.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect((await get(`leads/${nobody}/record`)).status).toBe(404);
    expect((await get('leads/none/record')).status).toBe(404);
  });

  it('leave entries in the audit log that remain after the erasure', async () => {
    const leadId = await arrive('secret@example.org');
    await send('privacy/find', { email: 'secret@example.org' });
    await send('privacy/find', { email: 'nobody@example.org' });
    await (await get(`leads/${leadId}/record`)).text();
    await send('privacy/requests', { leadId, kind: 'erasure', receivedOn: '2026-02-27' });
    await send(`leads/${leadId}/erasure`, { reason: 'She, secret@example.org, asked.' });
    const { rows } = await database.query<{ action: string; subject: string; whole: string }>(
      `select action, subject, log::text as whole from staff.audit_log as log order by entry desc limit 5`,
    );
    expect(rows.map(({ action, subject }) => [action, subject])).toEqual([
      ['lead erased', leadId],
      ['privacy request entered', leadId],
      ['person exported', leadId],
      ['person looked for', ''],
      ['person looked for', leadId],
    ]);
    expect(rows.map(({ whole }) => whole).join('')).not.toMatch(/secret@|nobody@/);
  });

  it('cannot be sent as a form by a visitor', async () => {
    const answer = await test.app.request(
      `/api/forms/${privacyForm}/submissions`,
      postJson(signUpBody('a@example.org')),
    );
    expect(answer.status).toBe(404);
  });
});
