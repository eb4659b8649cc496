import type { DeskLeads, LeadHistory, SubmissionContext } from '@sponsor/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, postJson, signUpBody, type TestApp } from '../../test/app.ts';
import { emptyLedger, openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { addStaff, signIn } from '../../test/staff.ts';
import { writeCursor } from '../base/list-cursor.ts';
import type { Database } from '../database/database.ts';

describe.each(sufficientKinds)('the desk on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;
  let session: Readonly<Record<string, string>>;
  let released: number;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    test = await createTestApp(database, { onRecorded: () => void (released += 1) });
    await addStaff(database, 'administrator');
    await addStaff(database, 'editor');
    await addStaff(database, 'viewer');
    session = await signIn(test.app, 'administrator@example.org');
  });
  beforeEach(async () => {
    await emptyLedger(database);
    released = 0;
  });
  afterAll(() => database.close());

  async function arrive(email: string, changes: Record<string, unknown> = {}, context: SubmissionContext = {}) {
    const body = JSON.stringify({ ...JSON.parse(signUpBody(email, changes)), context });
    const response = await test.app.request('/api/forms/sign-up/submissions', postJson(body));
    expect(response.status).toBe(200);
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
  }

  async function write(email: string, name: string, phone = '') {
    const values = { email, firstName: name, lastName: 'Lee', phone };
    const response = await test.app.request('/functions/v1/submit-hubspot-lead', postJson(JSON.stringify(values)));
    expect(response.status).toBe(200);
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
  }

  const get = (path: string) => test.app.request(`/api/desk/${path}`, { headers: session });
  const send = (method: string, path: string, body: object) =>
    test.app.request(`/api/desk/${path}`, { ...postJson(JSON.stringify(body), session), method });

  async function list(query = ''): Promise<DeskLeads> {
    const response = await get(`leads${query}`);
    expect(response.status).toBe(200);
    return response.json();
  }
  const emails = async (query = '') => (await list(query)).leads.map(({ email }) => email);
  async function idOf(email: string): Promise<string> {
    const { rows } = await database.query<{ id: string }>('select id from leads where email = $1', [email]);
    return rows[0]?.id ?? '';
  }
  const history = async (email: string): Promise<LeadHistory> => (await get(`leads/${await idOf(email)}`)).json();

  it('lists leads newest first, in pages without gaps or repeats', async () => {
    for (let n = 1; n <= 5; n += 1) await arrive(`lead-${n}@example.org`);
    for (const sort of ['-created', 'created', 'email', '-email']) {
      const seen: string[] = [];
      let next: string | null = null;
      do {
        const page: DeskLeads = await list(`?limit=2&sort=${sort}${next ? `&after=${next}` : ''}`);
        seen.push(...page.leads.map(({ email }) => email));
        ({ next } = page);
      } while (next);
      const rising = [1, 2, 3, 4, 5].map((n) => `lead-${n}@example.org`);
      expect(seen).toEqual(sort.startsWith('-') ? rising.toReversed() : rising);
    }
  });

  it('sorts by status, and by the time of contact, with leads never contacted first', async () => {
    for (const name of ['ann', 'bob', 'cy', 'di']) await arrive(`${name}@example.org`);
    await send('PATCH', `leads/${await idOf('cy@example.org')}`, { status: 'contacted' });
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    await send('PATCH', `leads/${await idOf('ann@example.org')}`, { status: 'contacted' });
    const paged = async (sort: string) => {
      const seen: (string | undefined)[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page: DeskLeads = await list(`?limit=1&sort=${sort}${next && `&after=${next}`}`);
        seen.push(...page.leads.map(({ email }) => email.split('@')[0]));
        ({ next } = page);
      }
      return seen.join(' ');
    };
    expect(await paged('contacted')).toBe('bob di cy ann');
    expect(await paged('-contacted')).toBe('ann cy di bob');
    expect(await paged('status')).toBe('ann cy bob di');
    expect(await paged('-status')).toBe('di bob cy ann');
  });

  it('counts the selected leads, independent of order and page', async () => {
    for (const name of ['ann', 'bob', 'cy']) await arrive(`${name}@example.org`);
    await send('PATCH', `leads/${await idOf('cy@example.org')}`, { status: 'contacted' });
    const count = async (query: string) => (await get(`leads/count${query}`)).json();
    expect(await count('')).toEqual({ total: 3, more: false });
    expect(await count('?status=new')).toEqual({ total: 2, more: false });
    expect(await count('?status=qualified')).toEqual({ total: 0, more: false });
    for (const query of ['?limit=1', '?sort=email', '?search=ab'])
      expect((await get(`leads/count${query}`)).status).toBe(400);
  });

  it('filters by words of the address and the name, form, campaign, status, owner and day', async () => {
    await arrive('ann.hollis@example.org', { utm_campaign: 'letter' });
    await write('bob@example.org', 'Robert_');
    expect(await emails('?search=HOLL')).toEqual(['ann.hollis@example.org']);
    expect(await emails('?search=robert_%20lee')).toEqual(['bob@example.org']);
    expect(await emails('?search=r%25bert')).toEqual([]);
    expect(await emails('?form=deck')).toEqual(['bob@example.org']);
    expect(await emails('?campaign=letter')).toEqual(['ann.hollis@example.org']);
    expect(await emails('?status=new&owner=')).toHaveLength(2);
    expect(await emails('?status=contacted')).toEqual([]);
    const today = test.clock.now.toISOString().slice(0, 10);
    expect(await emails(`?from=${today}&to=${today}`)).toHaveLength(2);
    expect(await emails('?to=2020-01-01')).toEqual([]);
    await send('PATCH', `leads/${await idOf('bob@example.org')}`, { nextActionOn: '2026-03-09' });
    expect(await emails('?due=2026-03-08')).toEqual([]);
    expect(await emails('?due=2026-03-09')).toEqual(['bob@example.org']);
  });

  it.each([
    'search=ab',
    'search=%00abc',
    'status=%00',
    'from=yesterday',
    'from=0000-01-01',
    'limit=0',
    'limit=1e9',
    'sort=password',
    'after=nowhere',
    'after=WyJ4IiwieSJd',
    `after=${writeCursor({ value: '0000-01-01T00:00:00Z', id: '019a8f3c-0000-7000-8000-000000000001' })}`,
    'colour=red',
    'ids=',
    'ids=a,b',
  ])('refuses ?%s', async (query) => {
    const response = await get(`leads?${query}`);
    const { value: _refused, ...body } = await response.json();
    expect([response.status, body]).toEqual([
      400,
      { message: expect.stringMatching(/^[A-Z].*\.$/), errors: expect.any(Array), code: expect.any(String) },
    ]);
  });

  it('returns all data of one person', async () => {
    await write('ann@example.org', 'Ann');
    await arrive('ANN@example.org', {}, { page: '/invest', consent: { agreement: 'Yes.' } });
    const found = await history('ann@example.org');
    expect(found.lead).toMatchObject({ email: 'ann@example.org', name: 'Ann Lee', forms: ['deck', 'sign-up'] });
    expect(found.submissions.map(({ formId, context, delivery }) => [formId, context, delivery?.state])).toEqual([
      ['sign-up', { page: '/invest', consent: { agreement: 'Yes.' }, agreementFrom: 'browser' }, 'pending'],
      ['deck', {}, 'pending'],
    ]);
    expect(found.events.map(({ kind: what, actor }) => [what, actor])).toEqual([
      ['submitted', null],
      ['submitted', null],
    ]);
    expect((await get('leads/0198c0de-0000-4000-8000-000000000001')).status).toBe(404);
    expect((await get('leads/none')).status).toBe(404);
  });

  it('[staff-10] changes a status by its rules, and records the author', async () => {
    await arrive('ann@example.org');
    const change = async (body: object) => (await send('PATCH', `leads/${await idOf('ann@example.org')}`, body)).status;
    expect(await change({ status: 'contacted' })).toBe(200);
    expect((await history('ann@example.org')).lead.contactedAt).toBe(test.clock.now.toISOString());
    expect(await change({ contactedAt: '2026-02-01T10:00:00Z' })).toBe(200);
    expect((await history('ann@example.org')).lead.contactedAt).toBe('2026-02-01T10:00:00.000Z');
    expect(await change({ status: 'do_not_contact' })).toBe(200);
    expect(await change({ status: 'new' })).toBe(409);
    expect(await change({ status: 'new', reason: ' ' })).toBe(409);
    expect(await change({ status: 'new', reason: 'She wrote again.' })).toBe(200);
    expect(await change({ status: 'sold' })).toBe(409);
    expect(await change({ status: 7 })).toBe(400);
    expect(await change({ email: 'eve@example.org' })).toBe(400);
    expect(await change({ owner: 'editor@example.org', nextAction: 'Call', nextActionOn: '2026-03-09' })).toBe(200);
    const { lead, events } = await history('ann@example.org');
    expect(lead).toMatchObject({ status: 'new', owner: 'editor@example.org', nextActionOn: '2026-03-09' });
    expect(events.map(({ kind: what }) => what).toSorted()).toEqual(
      ['submitted', 'status', 'status', 'status', 'status', 'owner', 'plan'].toSorted(),
    );
    expect(events.filter(({ kind: what }) => what !== 'submitted').map(({ actor }) => actor)).toEqual(
      Array.from({ length: 6 }, () => 'administrator@example.org'),
    );
    expect(events.find(({ details }) => details['reason'])?.details).toMatchObject({
      from: 'do_not_contact',
      to: 'new',
      reason: 'She wrote again.',
    });
  });

  it('keeps a stored status that is not in the list, but assigns it to no lead', async () => {
    await arrive('ann@example.org');
    await database.exec(`update leads set status = 'wEiRd_1'`);
    const id = await idOf('ann@example.org');
    expect((await send('PATCH', `leads/${id}`, { status: 'wEiRd_1', owner: 'editor@example.org' })).status).toBe(200);
    expect((await send('PATCH', `leads/${id}`, { status: 'weird_2' })).status).toBe(409);
  });

  it('changes several leads at once, and returns the refused ones', async () => {
    await arrive('ann@example.org');
    await arrive('bob@example.org');
    await send('PATCH', `leads/${await idOf('bob@example.org')}`, { status: 'do_not_contact' });
    const ids = [await idOf('ann@example.org'), await idOf('bob@example.org')];
    const response = await send('POST', 'leads/change', { ids, status: 'qualified' });
    expect(await response.json()).toEqual({
      changed: 1,
      refused: [{ id: ids[1], code: 'reason-needed', message: expect.any(String) }],
    });
    expect((await send('POST', 'leads/change', { ids: [], status: 'new' })).status).toBe(400);
  });

  it('sets and clears the owner of several leads at once, whatever their status', async () => {
    await arrive('ann@example.org');
    await arrive('bob@example.org');
    await send('PATCH', `leads/${await idOf('bob@example.org')}`, { status: 'do_not_contact' });
    const ids = [await idOf('ann@example.org'), await idOf('bob@example.org')];
    const given = await send('POST', 'leads/change', { ids, owner: 'editor@example.org' });
    expect(await given.json()).toEqual({ changed: 2, refused: [] });
    const audited = await database.query(
      `select details from staff.audit_log where action = 'leads changed' order by entry desc limit 1`,
    );
    expect(audited.rows).toMatchObject([{ details: { changed: 2, owner: 'editor@example.org' } }]);
    expect((await history('bob@example.org')).events[0]).toMatchObject({
      kind: 'owner',
      details: { from: null, to: 'editor@example.org' },
    });
    await send('POST', 'leads/change', { ids, owner: '' });
    expect((await history('ann@example.org')).lead.owner).toBeNull();
  });

  it('assigns a lead only to somebody who may change leads, and keeps an owner who has left', async () => {
    await arrive('ann@example.org');
    const id = await idOf('ann@example.org');
    for (const owner of ['nobody@example.org', 'viewer@example.org', '=1+1']) {
      const refused = await send('PATCH', `leads/${id}`, { owner });
      expect([refused.status, await refused.json()]).toEqual([
        409,
        {
          message: `No colleague who may change leads has the address ${owner}.`,
          errors: [],
          code: 'unknown-owner',
          value: owner,
        },
      ]);
    }
    await database.exec(`update leads set owner = 'left@example.org'`);
    expect((await send('PATCH', `leads/${id}`, { owner: 'left@example.org', nextAction: 'Call' })).status).toBe(200);
    expect((await history('ann@example.org')).lead).toMatchObject({ owner: 'left@example.org', nextAction: 'Call' });
  });

  it('refuses a time of contact in the future', async () => {
    await arrive('ann@example.org');
    const path = `leads/${await idOf('ann@example.org')}`;
    const at = (ms: number) => ({ contactedAt: new Date(test.clock.now.getTime() + ms).toISOString() });
    expect((await send('PATCH', path, at(60_001))).status).toBe(409);
    expect((await send('PATCH', path, at(60_000))).status).toBe(200);
    expect((await send('PATCH', path, { contactedAt: '9999-12-31T00:00:00Z' })).status).toBe(409);
  });

  it('adds permanent notes', async () => {
    await arrive('ann@example.org');
    const id = await idOf('ann@example.org');
    expect((await send('POST', `leads/${id}/notes`, { text: 'Called.\nTwice.' })).status).toBe(201);
    expect((await send('POST', `leads/${id}/notes`, { text: 'a\u0000' })).status).toBe(400);
    expect((await history('ann@example.org')).events[0]).toMatchObject({
      kind: 'note',
      details: { text: 'Called.\nTwice.' },
    });
    await expect(database.exec(`update lead_events set details = '{}'`)).rejects.toThrow(/append-only/);
    await expect(database.exec('delete from lead_events')).rejects.toThrow(/append-only/);
  });

  it.runIf(kind === 'postgresql')('refuses a search that takes too long', async () => {
    await database.transaction(async (transaction) => {
      await transaction.query('lock table leads in access exclusive mode');
      const table = test.app.request('/rest/v1/investment_leads?order=email', { headers: session });
      const [desk, rows] = await Promise.all([get('leads?search=hollis'), table]);
      expect([desk.status, rows.status]).toEqual([400, 400]);
      expect(await desk.json()).toMatchObject({ message: expect.stringContaining('Please limit the sign-up dates') });
      expect(await rows.json()).toMatchObject({ code: '57014' });
    });
  });

  it('lists the campaigns of the leads, the most frequent first', async () => {
    await arrive('ann@example.org', { utm_campaign: 'letter' });
    await arrive('bob@example.org', { utm_campaign: 'radio' });
    await arrive('cy@example.org', { utm_campaign: 'radio' });
    await arrive('bot@example.org', { utm_campaign: 'spam' }, { honeypot: 'x' });
    expect(await (await get('campaigns')).json()).toEqual({ campaigns: ['radio', 'letter'] });
  });

  it('returns the newest lead, without held submissions', async () => {
    expect(await (await get('leads/newest')).json()).toEqual({ id: null });
    await arrive('ann@example.org');
    await arrive('bot@example.org', {}, { honeypot: 'x' });
    expect(await (await get('leads/newest')).json()).toEqual({ id: await idOf('ann@example.org') });
  });

  it('releases a held submission, once', async () => {
    await arrive('bot@example.org', {}, { honeypot: 'x' });
    expect(await emails()).toEqual([]);
    const { submissions } = await history('bot@example.org');
    const release = () => send('POST', `submissions/${submissions[0]?.id}/release`, {});
    released = 0;
    expect([(await release()).status, (await release()).status, released]).toEqual([200, 404, 1]);
    expect(await emails()).toEqual(['bot@example.org']);
    const after = await history('bot@example.org');
    expect([after.submissions[0]?.delivery?.state, after.events[0]?.kind]).toEqual(['pending', 'released']);
  });

  it('closes a submission with a reason, and can release it afterwards', async () => {
    await arrive('bot@example.org', {}, { honeypot: 'x' });
    await arrive('ann@example.org');
    const idsOf = async (email: string) => (await history(email)).submissions.map(({ id }) => id);
    const ids = [...(await idsOf('bot@example.org')), ...(await idsOf('ann@example.org'))];
    const close = (body: object) => send('POST', 'submissions/close', body);
    expect((await close({ ids, reason: ' ' })).status).toBe(400);
    expect((await close({ ids: [], reason: 'Spam.' })).status).toBe(400);
    expect((await close({ ids: Array.from({ length: 51 }, () => ids[0]), reason: 'Spam.' })).status).toBe(400);

    // Of the two, only the one that is held back waits for a decision.
    expect(await (await close({ ids, reason: 'Spam.' })).json()).toEqual({ closed: 1 });
    expect((await close({ ids, reason: 'Spam.' })).status).toBe(404);
    expect(await emails()).toEqual(['ann@example.org']);
    const closed = await history('bot@example.org');
    expect(closed.submissions[0]?.delivery?.state).toBe('closed');
    expect(closed.events[0]).toMatchObject({
      kind: 'closed',
      actor: 'administrator@example.org',
      submissionId: ids[0],
      details: { reason: 'Spam.' },
    });
    const answer = await get('deliveries?state=closed');
    expect(await answer.json()).toMatchObject({
      deliveries: [{ email: 'bot@example.org', reason: 'Spam.' }],
      next: null,
    });
    const log = await database.query(
      `select actor, subject, details from staff.audit_log where action = 'submissions closed'`,
    );
    expect(log.rows).toMatchObject([
      { actor: 'administrator@example.org', subject: ids[0], details: { submissions: 1 } },
    ]);

    expect((await send('POST', `submissions/${ids[0]}/release`, {})).status).toBe(200);
    expect((await history('bot@example.org')).submissions[0]?.delivery?.state).toBe('pending');
  });

  it('exports a selection as a table without spreadsheet formulas', async () => {
    await write('ann@example.org', '=HYPERLINK("x")');
    await arrive('bob@example.org');
    const response = await get('leads/export/csv?form=deck');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="leads.csv"');
    const lines = (await response.text()).split('\r\n');
    expect(lines).toHaveLength(3);
    const chosen = await get(`leads/export/csv?ids=${await idOf('bob@example.org')}`);
    expect((await chosen.text()).match(/\w+@example.org/g)).toEqual(['bob@example.org']);
    expect(lines[1]).toContain(`ann@example.org,"'=HYPERLINK(""x"") Lee",,new,`);

    await write('cy@example.org', 'Cy; =1+1;@SUM(1);Jo');
    const hidden = await (await get(`leads/export/csv?ids=${await idOf('cy@example.org')}`)).text();
    expect(hidden).toContain(`,Cy; '=1+1;'@SUM(1);Jo Lee,`);
  });

  it('exports the first telephone number as text', async () => {
    await write('ann@example.org', 'Ann');
    await write('ann@example.org', 'Ann', '0317555010');
    await write('ann@example.org', 'Ann', '(317) 555-0142');
    const [heads, ann] = (await (await get('leads/export/csv')).text()).split('\r\n').map((text) => text.split(','));
    expect(ann?.[heads?.indexOf('phone') ?? -1]).toBe(`'0317555010`);
  });

  it('exports a table in an encoding that Excel recognizes', async () => {
    await write('zoe@example.org', 'Zoë 🏡');
    const bytes = await (await get('leads/export/csv')).bytes();
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toContain(',Zoë 🏡 Lee,');
  });

  it('exports all data of more leads than one batch', async () => {
    await database.exec(`insert into leads (id, email, email_key, created_at)
      select gen_random_uuid(), n || '@example.org', n || '@example.org', '2026-01-01T00:00:00Z' from generate_series(1, 1500) as n`);
    await arrive('ann@example.org');
    const lines = (await (await get('leads/export/ndjson')).text()).trim().split('\n');
    const all: unknown[] = lines.map((text) => JSON.parse(text));
    expect(new Set(lines.map((text) => text.slice(0, 50))).size).toBe(1501);
    expect(all[0]).toMatchObject({ email: 'ann@example.org', submissions: [{ form: 'sign-up' }], events: [{}] });
    expect((await get('leads/export/xml')).status).toBe(404);
  });

  it('exports a lead with very many submissions in pieces, with the same result', async () => {
    await arrive('ann@example.org');
    const id = await idOf('ann@example.org');
    const one: unknown = JSON.parse(await (await get('leads/export/ndjson')).text());
    await database.exec(`insert into submissions (id, lead_id, form_id, fields, received_at)
      select gen_random_uuid(), '${id}', 'deck', '[]', '2026-01-01T00:00:00Z' from generate_series(1, 1000)`);
    const many = z
      .looseObject({ submissions: z.array(z.looseObject({ form: z.string() })) })
      .parse(JSON.parse(await (await get('leads/export/ndjson')).text()));
    expect(many.submissions.map(({ form }) => form).toSorted()).toEqual([
      ...Array.from({ length: 1000 }, () => 'deck'),
      'sign-up',
    ]);
    expect({ ...many, submissions: many.submissions.filter(({ form }) => form === 'sign-up') }).toEqual(one);
  });

  it('sends at most four exports at once, because clients may stop reading', async () => {
    await arrive('ann@example.org');
    const paths = [
      'leads/export/csv',
      'leads/export/ndjson',
      'pages/export',
      `leads/${await idOf('ann@example.org')}/record`,
    ];
    for (const path of paths) await test.app.request(`/api/desk/${path}`, { method: 'HEAD', headers: session });
    const unread = await Promise.all(['csv', 'csv', 'ndjson', 'ndjson'].map((format) => get(`leads/export/${format}`)));
    expect(unread.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const path of paths) {
      const refused = await get(path);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
      expect(await refused.json()).toMatchObject({
        message: expect.stringMatching(/^Other exports are in progress\./),
      });
    }
    const noted = await database.query(`select from staff.audit_log where action like '% exported' and at = $1`, [
      test.clock.now,
    ]);
    expect(noted.rows).toHaveLength(4);
    await unread[0]?.body?.cancel();
    expect(await (await get('leads/export/csv')).text()).toContain('ann@example.org');
    await Promise.all(unread.slice(1).map((answer) => answer.text()));
    const again = await Promise.all(paths.map(async (path) => (await get(path)).text()));
    expect(again).toHaveLength(4);
  });

  it('refuses a download of a browser in plain text, which the browser shows', async () => {
    for (const [path, headers, status] of [
      ['leads/export/csv', {}, 401],
      ['leads/export/xml', session, 404],
    ] as const) {
      const download = { headers: { ...headers, Accept: 'text/html,*/*;q=0.8' } };
      const refused = await test.app.request(`/api/desk/${path}`, download);
      expect([refused.status, refused.headers.get('content-type')]).toEqual([status, 'text/plain; charset=UTF-8']);
      expect(await refused.text()).toMatch(/^[^{]+\.$/);
    }
  });

  it('erases a person on request and keeps the fact, unless there is a legal hold', async () => {
    await write('ann@example.org', 'Ann');
    const id = await idOf('ann@example.org');
    await send('POST', `leads/${id}/notes`, { text: 'Lives in Noblesville.' });
    await send('PATCH', `leads/${id}`, { nextAction: 'Call Ann' });
    expect(await (await send('POST', 'privacy/find', { email: 'ANN@example.org' })).json()).toEqual({ id });
    const erase = () => send('POST', `leads/${id}/erasure`, { reason: 'Asked by letter.' });
    expect((await send('POST', `leads/${id}/hold`, { held: true, reason: 'Suit.' })).status).toBe(200);
    expect((await erase()).status).toBe(409);
    await send('POST', `leads/${id}/hold`, { held: false, reason: 'Settled.' });
    expect((await erase()).status).toBe(200);
    expect((await erase()).status).toBe(404);
    const gone: LeadHistory = await (await get(`leads/${id}`)).json();
    expect(gone).toMatchObject({
      lead: { email: '[erased]', name: '', nextAction: null, forms: ['deck'] },
      erasedAt: test.clock.now.toISOString(),
      submissions: [{ formId: 'deck', fields: [], context: {}, delivery: null }],
    });
    expect(gone.events[0]).toMatchObject({ kind: 'erased', details: { reason: 'Asked by letter.' } });
    const { rows } = await database.query<{ everything: string }>(
      `select (select jsonb_agg(leads)::text from leads) || (select jsonb_agg(submissions)::text from submissions)
        || (select jsonb_agg(lead_events)::text from lead_events) as everything`,
    );
    expect(rows[0]?.everything).not.toMatch(/ann@|Ann|Noblesville/i);
    const found = await (await send('POST', 'privacy/find', { email: 'ANN@example.org' })).json();
    expect(found).toEqual({ id: null, askedToBeForgottenAt: test.clock.now.toISOString() });
    expect((await send('PATCH', `leads/${id}`, { status: 'new' })).status).toBe(404);
    await write('ann@example.org', 'Ann');
    expect(await emails()).toContain('ann@example.org');
    await expect(database.exec(`update lead_events set details = '{}'`)).rejects.toThrow(/append-only/);
  });

  it('records changes and reads in the audit log, without visitor data', async () => {
    await arrive('secret@example.org');
    const id = await idOf('secret@example.org');
    await history('secret@example.org');
    await send('PATCH', `leads/${id}`, { status: 'contacted' });
    await (await get('leads/export/csv')).text();
    const { rows } = await database.query<{ action: string; subject: string; whole: string }>(
      `select action, subject, log::text as whole from staff.audit_log as log order by entry desc limit 3`,
    );
    expect(rows.map(({ action, subject }) => [action, subject])).toEqual([
      ['leads exported', ''],
      ['lead changed', id],
      ['lead read', id],
    ]);
    expect(rows.map(({ whole }) => whole).join(' ')).not.toContain('secret@example.org');
    expect(test.logged()).not.toContain('secret@example.org');
  });
});
