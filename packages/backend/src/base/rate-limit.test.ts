import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, postJson } from '../../test/app.ts';
import { openTestDatabase } from '../../test/databases.ts';
import type { Database } from '../database/database.ts';
import { createRateLimiter, waitInWords } from './rate-limit.ts';

describe('createRateLimiter', () => {
  it('allows a burst, then one for each interval, and says how long to wait', () => {
    let at = 0;
    const limiter = createRateLimiter({ burst: 3, perMinute: 6 }, () => new Date(at));
    expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([0, 0, 0, 10]);
    at = 9_999;
    expect(limiter.take('a')).toBe(1);
    at = 10_000;
    expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 10]);
  });

  it('counts each key by itself', () => {
    const limiter = createRateLimiter({ burst: 1, perMinute: 1 }, () => new Date(0));
    expect([limiter.take('a'), limiter.take('b'), limiter.take('a')]).toEqual([0, 0, 60]);
  });

  it('never saves up more than the burst', () => {
    let at = 0;
    const limiter = createRateLimiter({ burst: 2, perMinute: 60 }, () => new Date(at));
    limiter.take('a');
    at = 3_600_000;
    expect([1, 2, 3].map(() => limiter.take('a'))).toEqual([0, 0, 1]);
  });

  it('forgets the address that was quiet longest when there are too many', () => {
    const limiter = createRateLimiter({ burst: 1, perMinute: 1 }, () => new Date(0));
    limiter.take('first');
    for (let other = 0; other < 20_000; other += 1) limiter.take(`other ${other}`);
    expect([limiter.take('other 19999'), limiter.take('first')]).toEqual([60, 0]);
  });
});

describe('waitInWords', () => {
  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
  ])('says %i seconds as %s', (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words);
  });
});

describe('the limit of a form', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('embedded');
  });
  afterAll(() => database.close());

  it('is 30 at once for a network and all forms, answered with 429 and a sentence', async () => {
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
    expect((await post('sign-up', '2001:db8::1')).status).toBe(400);
  });

  it('remembers nobody who posts to a form that does not exist', async () => {
    const { app } = await createTestApp(database, { rateLimit: true });
    const post = () => app.request('/api/forms/none/submissions', postJson('{}'));
    for (let count = 0; count < 31; count += 1) expect((await post()).status).toBe(404);
  });
});
