import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, postPlain, type TestApp } from '../../test/app.ts';
import { openTestDatabase } from '../../test/databases.ts';
import type { Database } from '../database/database.ts';

describe('a hostile request', () => {
  let database: Database;
  let test: TestApp;

  beforeAll(async () => {
    database = await openTestDatabase('embedded');
    test = await createTestApp(database, { publicUrl: 'https://example.org' });
  });
  afterAll(() => database.close());

  /** The fastest of many tries, in milliseconds: load only makes a try slower. */
  async function timeOf(path: string, headers: Record<string, string> = {}): Promise<number> {
    const times: number[] = [];
    for (let turn = 0; turn < 20; turn++) {
      const started = performance.now();
      await test.app.request(path, { headers });
      times.push(performance.now() - started);
    }
    return Math.min(...times);
  }

  const repeated = ['/', '%20', '/%20', '%61', '//x', '@/', '.', '%2E', '%', 'aA', '/setup/'];

  it.each(repeated)('with a long path of %s takes no longer than one of letters', async (part) => {
    for (const length of [1_990, 15_000]) {
      const hostile = `/${part.repeat(length / part.length)}x`;
      const plain = `/${'z'.repeat(hostile.length - 1)}`;
      expect(await timeOf(hostile)).toBeLessThan(10 * (await timeOf(plain)) + 2);
    }
  });

  it.each([
    'Accept',
    'Accept-Encoding',
    'Authorization',
    'Cookie',
    'If-None-Match',
    'Origin',
    'Range',
    'Referer',
    'User-Agent',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
  ])('with a long %s takes no longer than one of letters', async (name) => {
    const plain = await timeOf('/invest', { [name]: 'z'.repeat(15_000) });
    for (const part of [
      ',',
      ', ',
      ';',
      '; q=',
      ' ',
      '"',
      'W/"',
      '=',
      '.',
      ':',
      '-',
      '1',
      'bytes=0-,',
      'a=b; ',
      '/',
      '@',
    ]) {
      const hostile = await timeOf('/invest', { [name]: `x${part.repeat(15_000 / part.length)}x` });
      expect(hostile, `${name}: ${part}`).toBeLessThan(10 * plain + 2);
    }
  });

  it('is read with a path of 2,000 characters, and refused with one more', async () => {
    expect((await test.app.request(`/${'z'.repeat(1_999)}`)).status).toBe(404);
    const refused = await test.app.request(`/${'z'.repeat(2_000)}`);
    expect(refused.status).toBe(414);
    expect(await refused.text()).toBe('This address is longer than 2000 characters.');
    expect((await test.app.request(`/api/${'z'.repeat(2_000)}`)).status).toBe(414);
    expect((await test.app.request(`/invest?${'z'.repeat(2_000)}`)).status).toBe(200);
  });

  it.each([
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'none' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'same-origin' }, 403],
  ])('with a form from %j is answered with %i', async (headers, status) => {
    const body = { email: 'ann@example.org', lead_source: 'Landing Page Lead' };
    const answer = await test.app.request('/api/forms/sign-up/submissions', postPlain(body, headers));
    expect(answer.status === 403 ? 403 : 200).toBe(status);
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 401],
    ['none', 401],
  ])('for staff data from a page that is %s is answered with %i', async (site, status) => {
    const headers = { 'Sec-Fetch-Site': site };
    const paths = ['/api/desk/leads', '/api/desk/leads/export/csv', '/rest/v1/investment_leads', '/api/section-images'];
    const answers = await Promise.all(paths.map((path) => test.app.request(path, { headers })));
    expect(answers.map((answer) => answer.status)).toEqual(paths.map(() => status));
  });
});
