import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { openTestDatabase } from '../../test/databases.ts';
import { createMetrics } from '../base/metrics.ts';
import type { Database } from '../database/database.ts';

describe('[gate-12] reports of policy violations', () => {
  let database: Database;
  let test: TestApp;
  let metrics: ReturnType<typeof createMetrics>;
  let lines: string[];

  beforeAll(async () => {
    database = await openTestDatabase('embedded');
  });
  beforeEach(async () => {
    metrics = createMetrics();
    lines = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    test = await createTestApp(database, { metrics, log, rateLimit: true });
  });
  afterAll(() => database.close());

  const post = (body: string, type: string) =>
    test.app.request('/api/policy-reports', { method: 'POST', body, headers: { 'Content-Type': type } });
  const postOne = (directive: string, blocked: string) =>
    post(
      JSON.stringify({
        'csp-report': {
          'document-uri': 'https://www.example.org/invest?email=ann@example.com',
          'violated-directive': directive,
          'blocked-uri': blocked,
          'script-sample': 'secret words',
        },
      }),
      'application/csp-report',
    );
  const counted = async () => (await metrics.policyViolations.get()).values.map((v) => [v.labels.directive, v.value]);
  const said = () =>
    lines
      .filter((line) => line.includes('A browser reported a violation of the content security policy.'))
      .map((line): unknown => JSON.parse(line))
      .map((entry) => [Object(entry).directive, Object(entry).blocked]);

  it('are counted by directive and logged by origin, in either format', async () => {
    const type = 'csp-violation';
    const several = [
      { type, age: 1, url: 'https://www.example.org/?a', body: { effectiveDirective: 'img-src', blockedURL: 'data' } },
      { type, body: { effectiveDirective: 'trusted-types', blockedURL: null } },
      { type: 'deprecation', body: { id: 'x' } },
      { type: 'intervention', body: null },
    ];
    expect((await post(JSON.stringify(several), 'application/reports+json; charset=utf-8')).status).toBe(204);
    const address = 'https://ann:secret@cdn.example:8443/who/ann@example.com?token=1#x';
    expect((await postOne("script-src-elem 'self'", address)).status).toBe(204);
    expect(await counted()).toEqual([
      ['img-src', 1],
      ['trusted-types', 1],
      ['script-src-elem', 1],
    ]);
    expect(said()).toEqual([
      ['img-src', 'data'],
      ['trusted-types', 'unknown'],
      ['script-src-elem', 'https://cdn.example:8443'],
    ]);
    expect(lines.join('')).not.toMatch(/ann|secret|token/);
  });

  it.each([
    ['inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['chrome-extension://abcdef/content.js', 'chrome-extension:'],
    ['blob:https://www.example.org/1', 'https://www.example.org'],
    ['', 'unknown'],
    ['Ann Lee, ann@example.com', 'unknown'],
    [`https://${'a.'.repeat(120)}example`, expect.stringMatching(/^https:\/\/[a.]{192}$/)],
  ])('log only the origin of %s', async (blocked, shown) => {
    await postOne('script-src', blocked);
    expect(said()).toEqual([['script-src', shown]]);
  });

  it('count unknown directives as one', async () => {
    for (const directive of ['ann@example.com', 'constructor', 'script-src-ann', ''])
      await postOne(directive, 'inline');
    expect(await counted()).toEqual([['other', 4]]);
  });

  it('are logged at most ten times a minute, and always counted', async () => {
    const body = { effectiveDirective: 'style-src', blockedURL: 'inline' };
    const many = JSON.stringify(Array.from({ length: 15 }, () => ({ type: 'csp-violation', body })));
    await post(many, 'application/reports+json');
    expect(said()).toHaveLength(10);
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    await post(many, 'application/reports+json');
    expect(said()).toHaveLength(20);
    expect(await counted()).toEqual([['style-src', 30]]);
  });

  it.each([
    [415, '{}', 'application/json'],
    [400, '{', 'application/csp-report'],
    [400, 'null', 'application/csp-report'],
    [400, '{"csp-report":{}}', 'application/csp-report'],
    [400, '{"csp-report":{"violated-directive":1}}', 'application/csp-report'],
    [400, '[{"type":"csp-violation","body":"x"}]', 'application/reports+json'],
    [413, ' '.repeat(65_537), 'application/reports+json'],
  ])('are refused with %i if they are malformed', async (status, body, type) => {
    expect((await post(body, type)).status).toBe(status);
    expect(await counted()).toEqual([]);
  });

  it('are limited to 30 at once per network', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => postOne('img-src', 'inline')));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 204), 429]);
  });
});
