import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, leadsApiKey, postJson, signUpBody, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { serveTestApp } from '../../test/listening.ts';
import type { Database } from '../database/database.ts';

const table = '/rest/v1/investment_leads';
const newestFirst = `${table}?select=*&order=created_at.desc`;

const withKey = (headers: Readonly<Record<string, string>> = {}) => ({ headers: { apikey: leadsApiKey, ...headers } });

describe.each(sufficientKinds)('the leads table on the %s database', (kind) => {
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

  it('[staff-7] answers 401 in the table’s own shape without a session or key', async () => {
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

  it('selects, sorts and pages as requested', async () => {
    const response = await read(`${table}?select=email&order=email.asc&limit=1&offset=1`);
    expect(await response.json()).toEqual([{ email: 'first@example.org' }]);
    expect(response.headers.get('content-range')).toBe('1-1/*');
  });

  it('refuses paging by a Range header, instead of returning all rows', async () => {
    const response = await read(newestFirst, { Range: '0-1' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('limit and offset') });
  });

  it('counts on request, and answers 206 for a part of the rows', async () => {
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

  it('returns one object on request, or 406 if there is not exactly one', async () => {
    const Accept = 'application/vnd.pgrst.object+json';
    const one = await read(`${newestFirst}&limit=1`, { Accept });
    expect(await one.json()).toMatchObject({ email: 'third@example.org' });
    const many = await read(newestFirst, { Accept });
    expect([many.status, await many.json()]).toEqual([406, expect.objectContaining({ code: 'PGRST116' })]);
  });

  it('serves JSON and CSV, and nothing else', async () => {
    const csv = await read(`${table}?select=email,status,contacted_at&order=email.asc`, { Accept: 'text/csv' });
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(await csv.text()).toBe(
      'email,status,contacted_at\r\nSecond@example.org,new,\r\nfirst@example.org,new,\r\nthird@example.org,new,\r\n',
    );
    expect((await read(newestFirst, { Accept: 'text/html' })).status).toBe(406);
  });

  it('answers HEAD with the count and no body', async () => {
    const response = await test.app.request(newestFirst, { method: 'HEAD', ...withKey({ Prefer: 'count=exact' }) });
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([200, '0-2/3', '']);
  });

  it.each([
    'or=(status.eq.new,or(id.is.null,email.eq.a))',
    'or=(and(status.eq.new,id.is.null),email.eq.a)',
    'or=(not.and(status.eq.new,id.is.null),email.eq.a)',
    'and=(status.eq.new,id.is.null)',
    'not.or=(status.eq.new)',
  ])('refuses %s: conditions can only be joined by one or', async (query) => {
    const response = await read(`${table}?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'PGRST100',
      message: expect.stringMatching(/^Only one or=/),
    });
  });

  it.each([
    'select=password',
    'select=email,(leads)',
    'order=password.desc',
    'order=created_at.sideways',
    'order=created_at.desc.desc',
    'order=email,created_at',
    'order=status.asc,created_at.asc',
    'order=status.asc,created_at.desc,email',
    'order=created_at;drop table leads',
    'limit=-1',
    'limit=ten',
    'limit=1e9',
    'offset=-1',
    'offset=%00',
    'password=eq.x',
    'status=new',
    'status=like.new',
    'status=not.eq.new',
    'status=in.new',
    'status=is.new',
    'status=eq.%00',
    'status=ilike.*new*',
    'email=ilike.*a*',
    'email=ilike.abc%5C',
    `email=eq.${'x'.repeat(301)}`,
    'or=id.is.null',
    'or=()',
    'or=(password.eq.x)',
    'or=(or(id.is.null))',
    'or=(email.eq.x);drop table leads;--,id.eq.1)',
    'or=(email.eq.a(b))',
    'or=(email.eq."a)',
    'or=(email.eq."a"b)',
    'or=(email.eq."a",)',
    'or=(status.in.(a),b))',
    'or=(status.in.(a)',
    'or=(status.in.(a,"b))',
    'status=in.(a),(b)',
    'status=in.(a)b)',
    'status=in.("a"b)',
    `or=(${'a.not.b.c,'.repeat(500)}")`,
    `status=in.(${'"a\\b",'.repeat(500)}")`,
    'status=in.("a)',
    'status=in.(a(b))',
    `or=(${Array.from({ length: 21 }, () => 'id.is.null').join(',')})`,
    `status=in.(${Array.from({ length: 201 }, () => 'a').join(',')})`,
    Array.from({ length: 21 }, () => 'status=eq.new').join('&'),
    'id=eq.7',
    'created_at=gt.yesterday',
    'created_at=gt.0000-01-01',
    'created_at=gt.2026-02-31T25:00',
    'created_at=gt.2026-02-30',
    'created_at=gt.0001-01-01T00:00%2B14',
    'contacted_at=in.(9999-12-31T23:59:59-00:01)',
    'or=(id.is.null,created_at.neq.9999-12-31T23:59:59.999999-14:00)',
    'limit=1&limit=2',
  ])('refuses %s with 400 in the table’s own shape', async (query) => {
    const response = await read(`${table}?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: expect.stringMatching(/^(42703|PGRST100|22P02|22007)$/),
      message: expect.any(String),
      details: null,
      hint: null,
    });
  });

  it('supports every filter of the public client library', async () => {
    await database.exec(
      `update leads set status = 'contacted', contacted_at = '2026-03-02T10:00:00Z' where email like 'f%'`,
    );
    await database.exec(`update leads set status = 'a,(b)' where email like 't%'`);
    const client = createClient(await serveTestApp(test), leadsApiKey, { auth: { persistSession: false } });
    const leads = () => client.from('investment_leads').select('email').order('created_at');
    const found = async (query: PromiseLike<{ data: { email: unknown }[] | null; error: unknown }>) => {
      const { data, error } = await query;
      expect(error).toBeNull();
      return data?.map(({ email }) => String(email).split('@')[0]);
    };
    const [{ id, created_at: created } = { id: '', created_at: '' }] =
      (await client.from('investment_leads').select('id,created_at').order('created_at').limit(1)).data ?? [];
    expect(await found(leads().eq('status', 'contacted'))).toEqual(['first']);
    expect(await found(leads().eq('status', 'a,(b)'))).toEqual(['third']);
    expect(await found(leads().neq('status', 'contacted'))).toEqual(['Second', 'third']);
    expect(await found(leads().eq('id', id))).toEqual(['first']);
    expect(await found(leads().gt('created_at', created))).toEqual(['Second', 'third']);
    expect(await found(leads().gte('created_at', created).lt('created_at', '2026-03-01T15:02:00+00:00'))).toEqual([
      'first',
      'Second',
    ]);
    expect(await found(leads().lte('created_at', '2026-03-01'))).toEqual([]);
    expect(await found(leads().in('status', ['contacted', 'a,(b)']))).toEqual(['first', 'third']);
    expect(await found(leads().in('status', []))).toEqual([]);
    expect(await found(leads().in('status', ['a"b', 'c\\d', '']))).toEqual([]);
    expect(await found(leads().or('email.eq.first@example.org,created_at.gte.2026-03-01T15:02:00+00:00'))).toEqual([
      'first',
      'third',
    ]);
    expect(await found(leads().is('contacted_at', null))).toEqual(['Second', 'third']);
    expect(await found(leads().not('contacted_at', 'is', null))).toEqual(['first']);
    expect(await found(leads().ilike('email', 'SECOND%'))).toEqual(['Second']);
    expect(await found(leads().ilike('email', '%example%'))).toEqual(['first', 'Second', 'third']);
    expect(await found(leads().ilike('email', 'sec_nd'))).toEqual([]);
    expect(await found(leads().ilike('email', "second' or 'a' <> '"))).toEqual([]);
    expect(await found(leads().or('status.eq.contacted,email.ilike."*hird@*",status.in.("a,(b)",x)'))).toEqual([
      'first',
      'third',
    ]);
    const counted = await leads().eq('status', 'contacted').range(0, 0);
    expect([counted.data?.length, counted.status]).toEqual([1, 200]);
    const page = await client.from('investment_leads').select('*', { count: 'exact' }).neq('status', 'x').range(0, 1);
    expect([page.count, page.status]).toEqual([3, 206]);
    expect((await leads().eq('status', 'nobody').maybeSingle()).data).toBeNull();
    expect((await leads().eq('status', 'nobody').single()).error).toMatchObject({ code: 'PGRST116' });
    expect((await leads().eq('status', 'contacted').csv()).data).toBe('email\r\nfirst@example.org\r\n');
    expect((await leads().eq('id', 'seven')).error).toMatchObject({ code: '22P02' });
  });

  it('refuses writes', async () => {
    const methods = ['POST', 'PATCH', 'PUT', 'DELETE'];
    const answers = await Promise.all(methods.map(async (method) => test.app.request(table, { method, ...withKey() })));
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
  });

  it('works with the public client library', async () => {
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
