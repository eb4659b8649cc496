import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

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

  it('counts each key separately', () => {
    const limiter = createRateLimiter({ burst: 1, perMinute: 1 }, () => new Date(0));
    expect([limiter.take('a'), limiter.take('b'), limiter.take('a')]).toEqual([0, 0, 60]);
  });

  it('never accumulates more than the burst', () => {
    let at = 0;
    const limiter = createRateLimiter({ burst: 2, perMinute: 60 }, () => new Date(at));
    limiter.take('a');
    at = 3_600_000;
    expect([1, 2, 3].map(() => limiter.take('a'))).toEqual([0, 0, 1]);
  });

  it('forgets the least recently used address when there are too many', () => {
    const limiter = createRateLimiter({ burst: 1, perMinute: 1 }, () => new Date(0));
    limiter.take('first');
    for (let other = 0; other < 20_000; other += 1) limiter.take(`other ${other}`);
    expect([limiter.take('other 19999'), limiter.take('first')]).toEqual([60, 0]);
  });
});
