import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const noon = 'Mon, 05 Jan 2026 12:00:00 GMT';

describe('readRetryAfter', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse(noon), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Mon, 05 Jan 2026 12:00:30 GMT', 30_000],
    ['Mon, 05 Jan 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('reads %s as %s ms', (header, expected) => {
    expect(readRetryAfter(header, noon)).toBe(expected);
    expect(readRetryAfter(header, null)).toBe(expected);
  });

  it('compares a date with the sender’s clock, not with ours', () => {
    vi.setSystemTime(Date.parse(noon) - 2 * 60 * 60_000);
    expect(readRetryAfter('Mon, 05 Jan 2026 12:00:30 GMT', noon)).toBe(30_000);
  });
});
