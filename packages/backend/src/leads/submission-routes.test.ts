import { randomUUID } from 'node:crypto';
import { forms, type SiteFacts } from '@sponsor/domain';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStored, createTestApp, postJson, postPlain, signUpBody, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import * as fakeSite from '../../test/fake-site.ts';
import { type Database, StatementError } from '../database/database.ts';

const signUp = '/api/forms/sign-up/submissions';

describe.each(sufficientKinds)('form submissions on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    test = await createTestApp(database);
  });
  afterAll(() => database.close());

  async function fieldsOf(email: string): Promise<unknown[]> {
    const { rows } = await database.query<{ fields: unknown }>(
      'select fields from submissions join leads on leads.id = lead_id where email_key = lower($1) order by received_at',
      [email],
    );
    return rows.map((row) => row.fields);
  }

  it('stores a sign-up before it responds', async () => {
    const response = await test.app.request(signUp, postJson(signUpBody('ann@example.org')));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ inlineMessage: expect.any(String) });
    expect(await fieldsOf('ann@example.org')).toEqual([JSON.parse(signUpBody('ann@example.org')).fields]);
  });

  it('stores a repeated submission once, with the same response', async () => {
    const headers = { 'Idempotency-Key': '0191d3a4-7c1e-4b1a-9c57-3f2f6f1b2a90' };
    const before = await countStored(database);
    const first = await test.app.request(signUp, postJson(signUpBody('bea@example.org'), headers));
    const second = await test.app.request(signUp, postJson(signUpBody('bea@example.org'), headers));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.json()).toEqual(await first.json());
    expect((await countStored(database)).submissions).toBe(before.submissions + 1);
  });

  it('refuses an Idempotency-Key that is not a UUID', async () => {
    const response = await test.app.request(
      signUp,
      postJson(signUpBody('key@example.org'), { 'Idempotency-Key': "'; --" }),
    );
    expect(response.status).toBe(400);
    expect(await fieldsOf('key@example.org')).toEqual([]);
  });

  it.each([
    ["' or 1=1; drop table leads; --", 'sql@example.org'],
    ['<script>alert(1)</script>', 'markup@example.org'],
    ['${7*7} {{7*7}} %00 %0a ../../etc/passwd', 'template@example.org'],
    ['Zoë 🏗 العربية', 'letters@example.org'],
  ])('stores %s verbatim', async (text, email) => {
    const response = await test.app.request(signUp, postJson(signUpBody(email, { utm_term: text })));
    expect(response.status).toBe(200);
    expect(await fieldsOf(email)).toEqual([expect.arrayContaining([{ name: 'utm_term', value: text }])]);
  });

  const refused: [string, string][] = [
    ['a missing field', JSON.stringify({ fields: [{ name: 'email', value: 'no@example.org' }] })],
    ['an unknown field', signUpBody('no@example.org', { role: 'admin' })],
    ['a field given twice', signUpBody('no@example.org').replace('"utm_term"', '"utm_source"')],
    ['a number for text', signUpBody('no@example.org', { utm_term: 7 })],
    ['null for text', signUpBody('no@example.org', { utm_term: null })],
    ['an object for text', signUpBody('no@example.org', { email: { $gt: '' } })],
    ['no e-mail address', signUpBody('nobody')],
    ['an over-long e-mail address', signUpBody(`${'a'.repeat(250)}@example.org`)],
    ['an over-long campaign', signUpBody('no@example.org', { utm_term: 'x'.repeat(201) })],
    ['NUL', signUpBody('no@example.org', { utm_term: 'a\u0000b' })],
    ['a control character', signUpBody('no@example.org', { utm_term: 'a\u0007b' })],
    ['a C1 control character', signUpBody('no@example.org', { utm_term: 'a\u0085b' })],
    ['half of a character', signUpBody('no@example.org').replace('hero_form', '\\ud800')],
    ['an array', '[]'],
    ['a bare word', '"email"'],
    ['null', 'null'],
    ['an empty object', '{}'],
    ['fields as an object', '{"fields":{"email":"no@example.org"}}'],
    ['a prototype', '{"__proto__":{"fields":[]}}'],
    ['half an object', '{"fields":['],
    ['nothing', ''],
  ];

  it.each(refused)('refuses %s with a sentence and stores nothing', async (_name, body) => {
    const before = await countStored(database);
    const response = await test.app.request(signUp, postJson(body));
    expect(response.status).toBe(400);
    const answer = await response.json();
    expect(answer).toEqual({
      status: 'error',
      message: expect.stringMatching(/^[A-Z].*\.$/),
      errors: expect.any(Array),
    });
    expect(await countStored(database)).toEqual(before);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''])(
    'refuses the type "%s"',
    async (type) => {
      const response = await test.app.request(signUp, {
        ...postJson(signUpBody('type@example.org')),
        headers: { 'Content-Type': type },
      });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\.$/) });
    },
  );

  it('refuses text that is not UTF-8', async () => {
    const response = await test.app.request(signUp, postJson(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])));
    expect(response.status).toBe(400);
  });

  it('accepts a body of 64 kB and refuses one byte more', async () => {
    const fitting = signUpBody('size@example.org').padEnd(64 * 1024, ' ');
    expect((await test.app.request(signUp, postJson(fitting))).status).toBe(200);
    const response = await test.app.request(signUp, postJson(`${fitting} `));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/64 kB/) });
  });

  it('answers 404 for a form that does not exist', async () => {
    const formIds = ['deck', 'newsletter', '__proto__', '..%2Fdeck'];
    const answers = formIds.map(async (formId) => test.app.request(`/api/forms/${formId}/submissions`, postJson('{}')));
    for (const response of await Promise.all(answers)) expect(response.status).toBe(404);
  });

  it('answers 404 for a form that is on no page of this site', async () => {
    const facts: SiteFacts = { ...fakeSite.facts, forms: ['contact', 'sign-up', 'webinar-reg-a'] };
    const { app } = await createTestApp(database, { facts });
    const deck = { firstName: 'Cy', lastName: 'Dee', email: 'no-deck@example.org', phone: '' };
    const addresses = ['/api/forms/webinar-reg-d/submissions', '/functions/v1/submit-hubspot-lead'];
    for (const address of addresses) {
      for (const post of [postJson(JSON.stringify(deck)), postPlain(deck)])
        expect((await app.request(address, post)).status).toBe(404);
    }
    expect((await app.request(signUp, postJson(signUpBody('had@example.org')))).status).toBe(200);
  });

  it('never fails, and stores nothing, whatever is sent', async () => {
    const before = await countStored(database);
    const anything = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
      fc
        .record({ fields: fc.array(fc.record({ name: fc.string(), value: fc.jsonValue() })) })
        .map((body) => JSON.stringify(body)),
    );
    const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain');
    const address = fc.constantFrom(...forms.map((form) => form.address));
    await fc.assert(
      fc.asyncProperty(address, anything, type, async (to, body, contentType) => {
        const response = await test.app.request(to, {
          method: 'POST',
          body,
          headers: { 'Content-Type': contentType },
        });
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(await response.text()).toMatch(/[A-Z][^"]*\./);
      }),
      { numRuns: 500 },
    );
    expect(await countStored(database)).toEqual(before);
  });

  it('stores any text of the allowed kind exactly', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 50 }).filter((value) => !/[\p{Cc}\p{Cs}]/u.test(value));
    let run = 0;
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        run += 1;
        const email = `verbatim${run}@example.org`;
        const response = await test.app.request(signUp, postJson(signUpBody(email, { utm_content: value })));
        expect(response.status).toBe(200);
        expect(await fieldsOf(email)).toEqual([expect.arrayContaining([{ name: 'utm_content', value }])]);
      }),
      { numRuns: 60 },
    );
  });

  it('accepts a plain form post with the campaign of its page', async () => {
    const headers = { Referer: 'http://127.0.0.1:4000/invest?utm_source=letter', Origin: 'http://127.0.0.1:4000' };
    const { app } = await createTestApp(database, { publicUrl: 'http://127.0.0.1:4000' });
    const response = await app.request(signUp, postPlain({ email: 'plain@example.org' }, headers));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/received/sign-up');
    const [fields] = await fieldsOf('plain@example.org');
    expect(fields).toEqual(JSON.parse(signUpBody('plain@example.org', { utm_source: 'letter' })).fields);
  });

  it('ignores the campaign of another site’s page', async () => {
    const { app } = await createTestApp(database, { publicUrl: 'http://127.0.0.1:4000' });
    const headers = { Referer: 'https://elsewhere.example/?utm_source=foreign' };
    await app.request(signUp, postPlain({ email: 'foreign@example.org' }, headers));
    const [fields] = await fieldsOf('foreign@example.org');
    expect(fields).toEqual(JSON.parse(signUpBody('foreign@example.org')).fields);
  });

  it('answers a refused plain post with a page that says why', async () => {
    const response = await test.app.request(signUp, postPlain({ email: 'not an address' }));
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(await response.text()).toContain('Please enter a valid email address.');
  });

  it('stores submissions even if the rate limit cannot be read', async () => {
    const gone = { ...database, query: () => Promise.reject(new StatementError('Connection terminated')) };
    const broken = await createTestApp(database, { database: gone, rateLimit: true });
    const before = await countStored(database);
    expect((await broken.app.request(signUp, postJson(signUpBody('uncounted@example.org')))).status).toBe(200);
    expect((await countStored(database)).leads).toBe(before.leads + 1);
  });

  it('reports to scripts and to persons if a submission could not be stored', async () => {
    const broken = await createTestApp(database, {
      ledger: {
        record: () => Promise.reject(new Error('relation for secret@example.org is gone')),
        readLeads: () => Promise.reject(new Error('unused')),
      },
    });
    const forScript = await broken.app.request(signUp, postJson(signUpBody('secret@example.org')));
    expect(forScript.status).toBe(503);
    expect(await forScript.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/could not save/) });
    const forPerson = await broken.app.request(signUp, postPlain({ email: 'secret@example.org' }));
    expect(forPerson.status).toBe(503);
    expect(await forPerson.text()).toContain('could not save');
    expect(broken.logged()).toContain('A submission could not be stored.');
    expect(broken.logged()).not.toContain('secret@example.org');
  });

  it('notifies the dispatcher only of stored submissions', async () => {
    let told = 0;
    const { app } = await createTestApp(database, { onRecorded: () => void (told += 1) });
    await app.request(signUp, postJson('{}'));
    expect(told).toBe(0);
    await app.request(signUp, postJson(signUpBody('told@example.org')));
    expect(told).toBe(1);
  });

  const withContext = (email: string, context: unknown) =>
    JSON.stringify({ ...JSON.parse(signUpBody(email)), context });
  const contextOf = async (email: string) => {
    const { rows } = await database.query<{ context: unknown; state: string }>(
      `select context, state from submissions join leads on leads.id = lead_id
       join deliveries on submission_id = submissions.id where email_key = $1`,
      [email],
    );
    return rows[0];
  };

  it('stores the context, and the page that the browser named', async () => {
    const context = { elapsedMs: 12, consent: { agreement: 'Yes.' } };
    const { app } = await createTestApp(database, { publicUrl: 'http://127.0.0.1:4000' });
    const headers = { Referer: 'http://127.0.0.1:4000/invest?utm_source=letter' };
    const response = await app.request(signUp, postJson(withContext('beside@example.org', context), headers));
    expect(response.status).toBe(200);
    expect(await contextOf('beside@example.org')).toEqual({
      context: { page: '/invest', ...context, agreementFrom: 'browser' },
      state: 'pending',
    });
    expect(await fieldsOf('beside@example.org')).toEqual([JSON.parse(signUpBody('beside@example.org')).fields]);
  });

  it('[form-13] answers spam like any submission, and does not deliver it', async () => {
    const person = await test.app.request(signUp, postJson(signUpBody('person@example.org')));
    const program = await test.app.request(
      signUp,
      postJson(withContext('trap@example.org', { honeypot: 'x.example' })),
    );
    expect([program.status, await program.json()]).toEqual([person.status, await person.json()]);
    expect((await contextOf('trap@example.org'))?.state).toBe('quarantined');
    const plain = await test.app.request(signUp, postPlain({ email: 'trap2@example.org', 'leave-empty': 'x.example' }));
    expect(plain.status).toBe(303);
    expect((await contextOf('trap2@example.org'))?.state).toBe('quarantined');
  });

  it.each([[null], [[]], [{ role: 'admin' }], [{ page: 'a\u0000' }], [{ elapsedMs: '7' }]])(
    '[call-12] stores the fields beside the context %j, and notes what of it could not be read',
    async (context) => {
      const unreadable = { context: { unreadable: [expect.any(String)] }, state: 'pending' };
      const email = `unreadable-${randomUUID()}@example.org`;
      expect((await test.app.request(signUp, postJson(withContext(email, context)))).status).toBe(200);
      expect(await contextOf(email)).toEqual(unreadable);
      const plain = { email: `plain-${email}`, context: JSON.stringify(context) };
      expect((await test.app.request(signUp, postPlain(plain))).status).toBe(303);
      expect(await contextOf(plain.email)).toEqual(unreadable);
    },
  );

  it('[call-12] reads the honeypot and the id of a context with unreadable parts', async () => {
    const context = { elapsedMs: '7', honeypot: 'x.example', submissionId: '0198c0de-0000-4000-8000-00000000000b' };
    const body = withContext('trap3@example.org', context);
    await test.app.request(signUp, postJson(body));
    await test.app.request(signUp, postJson(body));
    expect(await fieldsOf('trap3@example.org')).toHaveLength(1);
    expect((await contextOf('trap3@example.org'))?.state).toBe('quarantined');
  });

  it('recognizes a repeat by the id in its context', async () => {
    const body = withContext('id@example.org', { submissionId: '0198c0de-0000-4000-8000-00000000000a' });
    await test.app.request(signUp, postJson(body));
    await test.app.request(signUp, postJson(body));
    expect(await fieldsOf('id@example.org')).toHaveLength(1);
  });

  it('[call-9] recognizes a repeat of a plain post, which has no id, for ten minutes', async () => {
    const { app, clock } = await createTestApp(database, { publicUrl: 'http://127.0.0.1:4000' });
    const press = async (values: Record<string, string> = {}, page = '/invest') => {
      const headers = { Referer: `http://127.0.0.1:4000${page}`, Origin: 'http://127.0.0.1:4000' };
      const answer = await app.request(signUp, postPlain({ email: 'pressed@example.org', ...values }, headers));
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/received/sign-up']);
      return (await fieldsOf('pressed@example.org')).length;
    };
    expect([await press(), await press(), await press()]).toEqual([1, 1, 1]);
    expect(await press({ email: 'someone.else@example.org' })).toBe(1);
    expect(await fieldsOf('someone.else@example.org')).toHaveLength(1);
    expect(await press({}, '/invest?utm_source=letter')).toBe(2);
    expect(await press({}, '/regulation-a')).toBe(3);
    expect(await press({ 'leave-empty': 'x.example' })).toBe(4);
    clock.now = new Date(clock.now.getTime() + 60 * 60 * 1000);
    expect([await press(), await press()]).toEqual([5, 5]);
  });

  it('stores two posts of a script without an id separately', async () => {
    await test.app.request(signUp, postJson(signUpBody('no-id@example.org')));
    await test.app.request(signUp, postJson(signUpBody('no-id@example.org')));
    expect(await fieldsOf('no-id@example.org')).toHaveLength(2);
  });

  it('accepts the deck request at its own address', async () => {
    const address = '/functions/v1/submit-hubspot-lead';
    const request = { firstName: 'Cy', lastName: 'Dee', email: 'deck@example.org', phone: '' };
    const response = await test.app.request(address, postJson(JSON.stringify(request)));
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(await fieldsOf('deck@example.org')).toEqual([
      [
        { name: 'email', value: 'deck@example.org' },
        { name: 'firstname', value: 'Cy' },
        { name: 'lastname', value: 'Dee' },
        { name: 'phone', value: '' },
      ],
    ]);
    const refusal = await test.app.request(address, postJson(JSON.stringify({ ...request, email: 'no' })));
    expect([refusal.status, await refusal.json()]).toEqual([400, { error: expect.stringMatching(/\.$/) }]);
  });

  it('stores a deck request once if it is repeated after a lost response', async () => {
    const address = '/functions/v1/submit-hubspot-lead';
    const body = JSON.stringify({ firstName: 'Di', lastName: 'Eck', email: 'again@example.org', phone: '' });
    const post = (id: string) => test.app.request(address, postJson(body, { 'Idempotency-Key': id }));
    const id = '0198c0de-0000-4000-8000-000000000001';
    expect((await post(id)).status).toBe(200);
    expect((await post(id)).status).toBe(200);
    expect(await fieldsOf('again@example.org')).toHaveLength(1);
    expect((await post('no uuid')).status).toBe(400);
  });

  it('logs no visitor data', () => {
    expect(test.logged()).toContain('/api/forms/:formId/submissions');
    expect(test.logged()).not.toMatch(/example\.org/);
  });
});
