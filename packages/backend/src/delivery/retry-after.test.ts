import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = Date.parse('2026-01-05T12:00:00Z');

describe('readRetryAfter', () => {
  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Mon, 05 Jan 2026 12:00:30 GMT', 30_000],
    ['Mon, 05 Jan 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('reads %s as %s ms', (header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected);
  });
});
