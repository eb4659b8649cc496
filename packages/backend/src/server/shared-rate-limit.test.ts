import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, postJson } from '../../test/app.ts';
import { databaseKinds } from '../../test/databases.ts';
import { type ClockedDatabase, openClockedDatabase } from '../../test/fake-clock.ts';
import { createSharedRateLimiter } from './shared-rate-limit.ts';

describe.each(databaseKinds)('limits on the %s database', (kind) => {
  let database: ClockedDatabase;
  beforeAll(async () => {
    database = await openClockedDatabase(kind);
  });
  beforeEach(() => database.exec('delete from rate_limits'));
  afterAll(() => database.close());

  it('are shared by all servers, and survive a restart', async () => {
    const allowance = { burst: 3, perMinute: 6 };
    const one = createSharedRateLimiter(database, 'forms', allowance);
    expect([await one('a'), await one('a')]).toEqual([0, 0]);
    const other = createSharedRateLimiter(database, 'forms', allowance);
    expect([await other('a'), await one('a'), await other('b')]).toEqual([0, 10, 0]);
    expect(await createSharedRateLimiter(database, 'sign-in', allowance)('a')).toBe(0);
    await database.moveClock(9_999);
    expect(await one('a')).toBe(1);
    await database.moveClock(1);
    expect([await one('a'), await other('a')]).toEqual([0, 10]);
    await database.moveClock(3_600_000);
    expect([await one('a'), await one('a'), await one('a'), await one('a')]).toEqual([0, 0, 0, 10]);
  });

  it('are exact for concurrent requests', async () => {
    const limiters = [1, 2].map(() => createSharedRateLimiter(database, 'forms', { burst: 5, perMinute: 6 }));
    const waits = await Promise.all(Array.from({ length: 40 }, (_, n) => limiters[n % 2]?.('a')));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  it('reset when the clock is set back, and forget idle networks', async () => {
    const limiter = createSharedRateLimiter(database, 'forms', { burst: 1, perMinute: 6 });
    await limiter('a');
    await database.moveClock(-7_200_000);
    expect([await limiter('a'), await limiter('a')]).toEqual([0, 10]);
    await database.moveClock(10_000);
    await limiter('b');
    const { rows } = await database.query<{ key: string }>('select key from rate_limits');
    expect(rows).toEqual([{ key: 'forms b' }]);
  });

  it('allow 30 posts at once per network across all forms, and answer 429 beyond', async () => {
    const { app, clock } = await createTestApp(database, { rateLimit: true, trustedProxies: 1 });
    const post = (form: string, address: string) =>
      app.request(`/api/forms/${form}/submissions`, postJson('{}', { 'X-Forwarded-For': `198.51.100.1, ${address}` }));
    for (let count = 0; count < 30; count += 1) expect((await post('sign-up', '2001:db8::1')).status).toBe(400);
    const refused = await post('sign-up', '2001:db8:0:ffff::1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect(await refused.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/in 2 seconds\.$/) });
    expect((await post('contact', '2001:db8::1')).status).toBe(429);
    const deck = await app.request(
      '/functions/v1/submit-hubspot-lead',
      postJson('{}', { 'X-Forwarded-For': '[2001:db8::1]:4711' }),
    );
    expect(deck.status).toBe(429);
    expect((await post('sign-up', '2001:db8:1::1')).status).toBe(400);
    clock.now = new Date(clock.now.getTime() + 2_000);
    await database.moveClock(2_000);
    expect((await post('sign-up', '2001:db8::1')).status).toBe(400);
  });

  it('do not count posts to a form that does not exist', async () => {
    const { app } = await createTestApp(database, { rateLimit: true });
    const post = () => app.request('/api/forms/none/submissions', postJson('{}'));
    for (let count = 0; count < 31; count += 1) expect((await post()).status).toBe(404);
  });
});
