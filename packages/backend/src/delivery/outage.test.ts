import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutage } from './outage.ts';

describe('an outage of the CRM', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('[call-13] is logged at its beginning, at growing intervals, and at its end', () => {
    const log = { info: vi.fn(), error: vi.fn() };
    const outage = createOutage(log, { outOfReach: 'The CRM is away.', over: 'The CRM responds again.' });
    outage.reportSuccess();
    for (let second = 0; second <= 3 * 60 * 60; second += 1) {
      outage.reportFailure('ENOTFOUND');
      vi.advanceTimersByTime(1_000);
    }
    expect(log.error.mock.calls.map(([about]) => about.seconds)).toEqual([0, 60, 300, 900, 3600, 7200, 10_800]);
    expect(log.error.mock.calls[1]?.[0]).toEqual({ reason: 'ENOTFOUND', attempts: 61, seconds: 60 });
    expect(log.info).not.toHaveBeenCalled();
    outage.reportSuccess();
    outage.reportSuccess();
    expect(log.info.mock.calls).toEqual([[{ attempts: 10_801, seconds: 10_801 }, 'The CRM responds again.']]);
    outage.reportFailure('ECONNREFUSED');
    expect(log.error.mock.lastCall?.[0]).toEqual({ reason: 'ECONNREFUSED', attempts: 1, seconds: 0 });
  });
});
