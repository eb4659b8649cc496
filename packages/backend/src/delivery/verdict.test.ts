import { describe, expect, it } from 'vitest';
import { verdictOn } from './verdict.ts';

describe('verdictOn', () => {
  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [302, 'retry'],
    [400, 'dead-letter'],
    [401, 'pause-form'],
    [403, 'pause-form'],
    [404, 'pause-form'],
    [408, 'retry'],
    [413, 'dead-letter'],
    [429, 'pause-all'],
    [500, 'retry'],
    [503, 'retry'],
    [undefined, 'retry'],
  ] as const)('takes %s for %s', (status, verdict) => {
    expect(verdictOn(status)).toBe(verdict);
  });
});
