import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, leadsApiKey, postJson, signUpBody, type TestApp } from '../../test/app.ts';
import { databaseKinds, openTestDatabase } from '../../test/databases.ts';
import { serveTestApp } from '../../test/listening.ts';
import type { Database } from '../database/database.ts';

const table = '/rest/v1/investment_leads';
const newestFirst = `${table}?select=*&order=created_at.desc`;

const withKey = (headers: Readonly<Record<string, string>> = {}) => ({ headers: { apikey: leadsApiKey, ...headers } });

describe.each(databaseKinds)('the leads table on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    test = await createTestApp(database);
    for (const email of ['first@example.org', 'Second@example.org', 'third@example.org']) {
      await test.app.request('/api/forms/sign-up/submissions', postJson(signUpBody(email)));
      test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    }
  });
  afterAll(() => database.close());

  const read = (address: string, headers?: Readonly<Record<string, string>>) =>
    test.app.request(address, withKey(headers));

  it('answers 401 in the table’s own shape without a session or key', async () => {
    const attempts = [
      undefined,
      { headers: { apikey: '' } },
      { headers: { apikey: `${leadsApiKey}x` } },
      { headers: { Authorization: `Basic ${leadsApiKey}` } },
      { headers: { Cookie: 'staff.session_token=forged.signature' } },
    ];
    const answers = await Promise.all(attempts.map(async (init) => test.app.request(newestFirst, init)));
    expect(answers.map((answer) => answer.status)).toEqual(attempts.map(() => 401));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    const refusal = {
      code: '42501',
      message: 'permission denied for table investment_leads',
      details: null,
      hint: null,
    };
    expect(bodies).toEqual(attempts.map(() => refusal));
  });

  it('lists every lead, newest first, with exactly the five columns', async () => {
    const response = await read(newestFirst);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-range')).toBe('0-2/*');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(
      ['third@example.org', 'Second@example.org', 'first@example.org'].map((email) => ({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email,
        created_at: expect.stringMatching(/^2026-03-01T15:0\d:00/),
        status: 'new',
        contacted_at: null,
      })),
    );
  });

  it('selects, orders and pages as asked', async () => {
    const response = await read(`${table}?select=email&order=email.asc&limit=1&offset=1`);
    expect(await response.json()).toEqual([{ email: 'first@example.org' }]);
    expect(response.headers.get('content-range')).toBe('1-1/*');
  });

  it('counts when asked, and marks a part of the whole with 206', async () => {
    const part = await read(`${newestFirst}&limit=2`, { Prefer: 'count=exact' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, '0-1/3']);
    expect(part.headers.get('preference-applied')).toBe('count=exact');
    const whole = await read(newestFirst, { Prefer: 'return=minimal, count=exact' });
    expect([whole.status, whole.headers.get('content-range')]).toEqual([200, '0-2/3']);
  });

  it('answers 416 beyond the end when the total is known, and nothing when it is not', async () => {
    const counted = await read(`${newestFirst}&offset=4`, { Prefer: 'count=exact' });
    expect([counted.status, await counted.json()]).toEqual([416, expect.objectContaining({ code: 'PGRST103' })]);
    const uncounted = await read(`${newestFirst}&offset=4`);
    expect([uncounted.status, await uncounted.json(), uncounted.headers.get('content-range')]).toEqual([
      200,
      [],
      '*/*',
    ]);
  });

  it('answers one object, or 406 when there is not exactly one', async () => {
    const Accept = 'application/vnd.pgrst.object+json';
    const one = await read(`${newestFirst}&limit=1`, { Accept });
    expect(await one.json()).toMatchObject({ email: 'third@example.org' });
    const many = await read(newestFirst, { Accept });
    expect([many.status, await many.json()]).toEqual([406, expect.objectContaining({ code: 'PGRST116' })]);
  });

  it('serves JSON alone', async () => {
    expect((await read(newestFirst, { Accept: 'text/csv' })).status).toBe(406);
  });

  it('answers HEAD with the count and no body', async () => {
    const response = await test.app.request(newestFirst, { method: 'HEAD', ...withKey({ Prefer: 'count=exact' }) });
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([200, '0-2/3', '']);
  });

  it.each([
    'select=password',
    'select=email,(leads)',
    'order=password.desc',
    'order=created_at.sideways',
    'order=created_at.desc.desc',
    'order=created_at;drop table leads',
    'limit=-1',
    'limit=ten',
    'limit=1e9',
    'offset=-1',
    'offset=%00',
    'status=eq.new',
    'or=(id.is.null)',
    'limit=1&limit=2',
  ])('refuses %s with 400 in the table’s own shape', async (query) => {
    const response = await read(`${table}?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: expect.stringMatching(/^(42703|PGRST100)$/),
      message: expect.any(String),
      details: null,
      hint: null,
    });
  });

  it('takes no writes', async () => {
    const methods = ['POST', 'PATCH', 'PUT', 'DELETE'];
    const answers = await Promise.all(methods.map(async (method) => test.app.request(table, { method, ...withKey() })));
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
  });

  it('answers the public client library', async () => {
    const client = createClient(await serveTestApp(test), leadsApiKey, { auth: { persistSession: false } });
    const all = await client.from('investment_leads').select('*').order('created_at', { ascending: false });
    expect(all.error).toBeNull();
    expect(all.data).toHaveLength(3);
    const page = await client.from('investment_leads').select('email', { count: 'exact' }).order('email').range(0, 1);
    expect([page.error, page.data?.length, page.count]).toEqual([null, 2, 3]);
    const single = await client.from('investment_leads').select('id,email').limit(1).single();
    expect(single.data).toEqual({ id: expect.any(String), email: expect.any(String) });
    const head = await client.from('investment_leads').select('*', { count: 'exact', head: true });
    expect([head.error, head.count]).toEqual([null, 3]);
    const wrong = await client.from('investment_leads').select('password');
    expect(wrong.error).toMatchObject({ code: '42703' });
    const stranger = createClient(await serveTestApp(test), 'anonymous', { auth: { persistSession: false } });
    const refused = await stranger.from('investment_leads').select('*');
    expect([refused.data, refused.error?.code, refused.status]).toEqual([null, '42501', 401]);
    const sent = await client.functions.invoke('submit-hubspot-lead', {
      body: { firstName: 'Eve', lastName: 'Fox', email: 'eve@example.org', phone: '' },
    });
    expect([sent.error, sent.data]).toEqual([null, { success: true }]);
  });
});
