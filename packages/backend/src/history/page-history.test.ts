import { createHash, randomUUID } from 'node:crypto';
import type { KeptPage, PageWording } from '@sponsor/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, postJson, postPlain, signUpBody, type TestApp } from '../../test/app.ts';
import { databaseKinds, openTestDatabase } from '../../test/databases.ts';
import { addStaff, signIn } from '../../test/staff.ts';
import type { Database } from '../database/database.ts';
import { createPageArchiver, type ShownPage } from './archive-pages.ts';
import { listPages, listWordings } from './page-archive.ts';
import { insertPageVersion, pageVersion } from './page-version.ts';
import { prunePages } from './prune-pages.ts';

const minute = 60_000;
const signUp = '/api/forms/sign-up/submissions';

/** A page as the server shows it, with its version in it. */
function page(path: string, words: string, color = 'red'): ShownPage {
  const html = `<!doctype html><html lang="en"><head><title>${path}</title><style>p{color:${color}}</style></head><body><p>${words}</p><a href="/terms">Terms</a><input type="hidden" value="{{page-version}}"><script>run()</script></body></html>`;
  const version = pageVersion(path, html);
  return { path, version, document: new TextEncoder().encode(insertPageVersion(html, version)) };
}

describe.each(databaseKinds)('the archive of pages on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;
  let shown: ShownPage[];
  const log = { error: vi.fn<() => void>() };

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    test = await createTestApp(database, { shown: () => shown, publicUrl: 'http://127.0.0.1:4000' });
    await addStaff(database, 'editor');
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    await database.exec('delete from page_versions');
    test.clock.now = new Date('2026-03-01T15:00:00Z');
    shown = [];
  });

  const archiver = () =>
    createPageArchiver({ database, shown: () => shown, retentionYears: 7, log, now: () => test.clock.now });
  const pass = (milliseconds: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + milliseconds);
  };
  /** A server that shows these pages for this long, and then stops. */
  async function serve(pages: ShownPage[], minutes: number): Promise<void> {
    shown = pages;
    const kept = archiver();
    await kept.archive();
    for (let passed = 0; passed < minutes; passed += 5) {
      pass(5 * minute);
      await kept.archive();
    }
  }
  const wordings = (path = '/invest') => listWordings(database, path, test.clock.now);
  /** Requests in these tests are further apart than a session lasts. */
  const get = async (address: string) =>
    test.app.request(`/api/desk/pages${address}`, { headers: await signIn(test.app, 'editor@example.org') });
  async function read<Answer>(address: string): Promise<Answer> {
    return (await get(address)).json();
  }

  it('stores each version once, even across restarts', async () => {
    const invest = page('/invest', 'A target.');
    await serve([invest], 10);
    pass(5 * minute);
    await serve([invest], 10);
    await Promise.all([archiver().archive(), archiver().archive()]);
    expect(await wordings()).toEqual([{ from: '2026-03-01T15:00:00.000Z', until: null, versions: [invest.version] }]);
    const { rows } = await database.query('select from page_versions');
    expect(rows).toHaveLength(1);
  });

  it('returns the periods of a wording: replaced, restored, and after a gap longer than a restart', async () => {
    const [first, second] = [page('/invest', 'You will.'), page('/invest', 'You may.')];
    await serve([first], 30);
    await serve([second], 60);
    await serve([first], 30);
    pass(15 * minute + 1);
    expect((await wordings())[0]?.until).toBe('2026-03-01T17:00:00.000Z');
    await serve([first], 0);
    expect(await wordings()).toEqual([
      { from: '2026-03-01T17:15:00.001Z', until: null, versions: [first.version] },
      { from: '2026-03-01T16:30:00.000Z', until: '2026-03-01T17:00:00.000Z', versions: [first.version] },
      { from: '2026-03-01T15:30:00.000Z', until: '2026-03-01T16:30:00.000Z', versions: [second.version] },
      { from: '2026-03-01T15:00:00.000Z', until: '2026-03-01T15:30:00.000Z', versions: [first.version] },
    ]);
  });

  it('ends a period when a wording is replaced, and starts another one when it is restored', async () => {
    const [first, second] = [page('/invest', 'You will.'), page('/invest', 'You may.')];
    const [one, other] = [archiver(), archiver()];
    for (const pages of [[first], [second], [first]]) {
      shown = pages;
      await one.archive();
      pass(1000);
      await other.archive();
      pass(minute - 1000);
    }
    expect(await wordings()).toEqual([
      { from: '2026-03-01T15:02:00.000Z', until: null, versions: [first.version] },
      { from: '2026-03-01T15:01:00.000Z', until: '2026-03-01T15:02:01.000Z', versions: [second.version] },
      { from: '2026-03-01T15:00:00.000Z', until: '2026-03-01T15:01:01.000Z', versions: [first.version] },
    ]);
  });

  it('treats a version with another look as the same wording', async () => {
    const [red, gray] = [page('/invest', 'A target.'), page('/invest', 'A target.', 'gray')];
    await serve([red], 10);
    await serve([gray], 10);
    expect(await wordings()).toEqual([
      { from: '2026-03-01T15:00:00.000Z', until: null, versions: [gray.version, red.version] },
    ]);
  });

  it('logs an unreachable database once, and stores the pages afterwards', async () => {
    shown = [page('/invest', 'A target.')];
    log.error.mockClear();
    const query = vi.spyOn(database, 'query').mockRejectedValue(new Error('gone'));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const kept = archiver();
    kept.start();
    await vi.advanceTimersByTimeAsync(5_000);
    query.mockRestore();
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await kept.stop();
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(await wordings()).toHaveLength(1);
  });

  it('deletes versions after the configured years, unless a submission refers to them', async () => {
    const [named, other, still] = [page('/invest', 'Named.'), page('/invest', 'Other.'), page('/invest', 'Still.')];
    await serve([named], 5);
    const body = { ...JSON.parse(signUpBody('old@example.org')), context: contextOf(named) };
    expect((await test.app.request(signUp, postJson(JSON.stringify(body)))).status).toBe(200);
    await serve([other], 5);
    const ended = test.clock.now;
    await serve([still], 5);
    const years = new Date(ended);
    years.setUTCFullYear(years.getUTCFullYear() + 7);
    expect(await prunePages(database, 7, years)).toBe(0);
    expect(await prunePages(database, 7, new Date(years.getTime() + 1))).toBe(1);
    const left = (await wordings()).flatMap(({ versions }) => versions);
    expect(left).toEqual([still.version, named.version]);
  });

  const contextOf = ({ path, version }: ShownPage) => ({ page: path, pageVersion: version });

  async function namedBy(email: string): Promise<unknown> {
    const { rows } = await database.query<{ version: string | null }>(
      `select context ->> 'pageVersion' as version from submissions join leads on leads.id = lead_id where email = $1`,
      [email],
    );
    return rows[0]?.version;
  }

  it('is referred to by a submission, even from a tab older than the release, and without a script', async () => {
    const [old, present] = [page('/invest', 'Old.'), page('/invest', 'Present.')];
    await serve([old], 5);
    shown = [present];
    const send = async (email: string, context: unknown) => {
      const body = { ...JSON.parse(signUpBody(email)), context };
      expect((await test.app.request(signUp, postJson(JSON.stringify(body)))).status).toBe(200);
      return namedBy(email);
    };
    expect(await send('present@example.org', contextOf(present))).toBe(present.version);
    expect(await send('older@example.org', contextOf(old))).toBe(old.version);
    const plain = { email: 'plain@example.org', context: JSON.stringify({ pageVersion: old.version }) };
    const referer = { Origin: 'http://127.0.0.1:4000', Referer: 'http://127.0.0.1:4000/invest' };
    expect((await test.app.request(signUp, postPlain(plain, referer))).status).toBe(303);
    expect(await namedBy('plain@example.org')).toBe(old.version);
  });

  it('ignores an unknown version in a submission, and stores the lead', async () => {
    const terms = page('/terms', 'Terms.');
    await serve([terms], 5);
    const strange = [
      { page: '/invest', pageVersion: terms.version },
      { page: '/terms', pageVersion: 'f'.repeat(64) },
      { page: '/terms', pageVersion: "'; drop table page_versions; --" },
      { page: '/terms', pageVersion: '{{page-version}}' },
      { pageVersion: terms.version },
    ];
    for (const [index, context] of strange.entries()) {
      const email = `strange-${index}@example.org`;
      const body = { ...JSON.parse(signUpBody(email)), context };
      expect((await test.app.request(signUp, postJson(JSON.stringify(body)))).status).toBe(200);
      expect([index, await namedBy(email)]).toEqual([index, null]);
    }
  });

  it('[staff-15] confirms the consent of a submission only if it is a whole sentence of the page', async () => {
    const note = 'By sending you agree to the <a href="/terms">terms</a>.';
    const [old, present] = [page('/invest', `${note}</p><p>Old.`), page('/invest', note)];
    await serve([old], 5);
    shown = [present];
    const agreed = 'By sending you agree to the terms (/terms).';
    const from = async (agreement: string, context: object) => {
      const email = `${randomUUID()}@example.org`;
      const body = { ...JSON.parse(signUpBody(email)), context: { ...context, consent: { agreement } } };
      expect((await test.app.request(signUp, postJson(JSON.stringify(body)))).status).toBe(200);
      const { rows } = await database.query<{ found: string }>(
        `select context ->> 'agreementFrom' as found from submissions join leads on leads.id = lead_id where email = $1`,
        [email],
      );
      return rows[0]?.found;
    };
    expect(await from(agreed, contextOf(present))).toBe('page');
    expect(await from(agreed, contextOf(old))).toBe('page');
    const madeUp = [
      'I agree to wire $1,000,000 tomorrow.',
      'By sending you agree to the terms (/other).',
      'By sending you agree',
      '',
    ];
    for (const agreement of madeUp)
      expect([agreement, await from(agreement, contextOf(present))]).toEqual([agreement, 'browser']);
    expect(await from(agreed, {})).toBe('browser');
    expect(await from(agreed, { page: '/invest', pageVersion: 'f'.repeat(64) })).toBe('browser');
    expect(await from(agreed, { ...contextOf(page('/invest', 'Else.')), agreementFrom: 'page' })).toBe('browser');
  });

  it('lists the pages for staff', async () => {
    await serve([page('/invest', 'You will.'), page('/gone', 'Soon gone.')], 30);
    await serve([page('/invest', 'You may.')], 30);
    expect(await read<KeptPage[]>('')).toEqual([
      { path: '/gone', title: '/gone', wordings: 1, changedAt: '2026-03-01T15:00:00.000Z', live: false },
      { path: '/invest', title: '/invest', wordings: 2, changedAt: '2026-03-01T15:30:00.000Z', live: true },
    ]);
    expect(await read<PageWording[]>('/wordings?path=/invest')).toEqual(await wordings());
    expect(await read('/wordings?path=/never')).toEqual([]);
    expect((await get('/wordings?path=invest')).status).toBe(400);
    expect(await listPages(database, test.clock.now)).toHaveLength(2);
  });

  it('returns, compares and renders versions by name', async () => {
    const [first, second] = [page('/invest', 'You will receive 8%.'), page('/invest', 'You may receive 8%.')];
    await serve([first, second], 5);
    expect(await read(`/${first.version}`)).toMatchObject({
      title: '/invest',
      blocks: [{ text: 'You will receive 8%.' }, { text: 'Terms' }],
      links: ['/terms'],
    });
    expect(await read(`/comparison?from=${first.version}&to=${second.version}`)).toMatchObject({
      changes: [{ parts: [{}, { text: 'will', change: 'removed' }, { text: 'may', change: 'added' }, {}] }],
    });
    const document = await get(`/${second.version}/document`);
    const html = await document.text();
    expect(html).toContain('You may receive 8%.');
    expect(html).toContain(`value="${second.version}"`);
    expect(html).not.toContain('<script');
    const policy = document.headers.get('Content-Security-Policy');
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).not.toContain('script-src');
    expect(policy).toContain('sandbox allow-same-origin');
    expect(document.headers.get('Cache-Control')).toBe('no-store');
    for (const unknown of ['f'.repeat(64), 'invest', `${first.version}/documents`]) {
      expect([unknown, (await get(`/${unknown}`)).status]).toEqual([unknown, 404]);
    }
    expect((await get(`/comparison?from=${first.version}`)).status).toBe(404);
  });

  it('exports versions whose names an auditor can verify, and records it in the audit log', async () => {
    const pages = Array.from({ length: 45 }, (_, index) => page(`/${index}`, `Page ${index}.`));
    await serve(pages, 5);
    const all = (await (await get('/export')).text()).trim().split('\n');
    expect(all).toHaveLength(45);
    for (const line of all) {
      const { version, path, document, periods } = JSON.parse(line);
      expect(createHash('sha256').update(`${path}\n${document}`).digest('hex')).toBe(version);
      expect(periods).toHaveLength(1);
    }
    const one = await (await get('/export?path=/7')).text();
    expect(JSON.parse(one)).toMatchObject({ path: '/7', reading: { blocks: [{ text: 'Page 7.' }, {}] } });
    expect((await get('/export?path=7')).status).toBe(400);
    const { rows } = await database.query<{ subject: string }>(
      `select subject from staff.audit_log where action = 'pages exported' order by entry`,
    );
    expect(rows.map(({ subject }) => subject)).toEqual(['', '/7']);
  });

  it('never changes', async () => {
    await serve([page('/invest', 'A target.')], 5);
    await expect(database.exec(`update page_versions set words = 'other'`)).rejects.toThrow('append-only');
  });

  it('stops its timer with the server', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    shown = [page('/invest', 'A target.')];
    const running = archiver();
    running.start();
    await running.stop();
    expect(await wordings()).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
