import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximumAttempts, retryDelayMs } from './back-off.ts';

const random = fc.double({ min: 0, max: 1, noNaN: true });

describe('retryDelayMs', () => {
  it('starts within a second', () => {
    expect(retryDelayMs(1, 0)).toBe(1_000);
    expect(retryDelayMs(1, 1)).toBe(500);
  });

  it('never waits longer than 15 minutes, nor less than half a second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maximumAttempts }), random, (attempts, spread) => {
        const delay = retryDelayMs(attempts, spread);
        expect(delay).toBeGreaterThanOrEqual(500);
        expect(delay).toBeLessThanOrEqual(15 * 60_000);
      }),
    );
  });

  it('outlasts a weekend before it gives up', () => {
    let total = 0;
    for (let attempts = 1; attempts < maximumAttempts; attempts += 1) total += retryDelayMs(attempts, 1);
    expect(total).toBeGreaterThan(60 * 60 * 60_000);
  });
});
