import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxDelayMs, retryDelayMs } from './back-off.ts';

const random = fc.double({ min: 0, max: 1, noNaN: true });

describe('retryDelayMs', () => {
  it('starts within a second', () => {
    expect(retryDelayMs(1, 0)).toBe(1_000);
    expect(retryDelayMs(1, 1)).toBe(500);
  });

  it('never waits longer than 15 minutes, nor less than half a second, however often it failed', () => {
    expect(maxDelayMs).toBe(15 * 60_000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), random, (attempts, spread) => {
        const delay = retryDelayMs(attempts, spread);
        expect(delay).toBeGreaterThanOrEqual(500);
        expect(delay).toBeLessThanOrEqual(maxDelayMs);
      }),
    );
  });
});
