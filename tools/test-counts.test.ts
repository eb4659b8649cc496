import { expect, it } from 'vitest';
import { readPlaywrightCounts, readVitestCounts } from './test-counts.ts';

it('adds up what Vitest reports', () => {
  const report = JSON.stringify({ numTotalTests: 5, numPassedTests: 3, numFailedTests: 2 });
  expect(readVitestCounts(report)).toEqual({ passed: 3, failed: 2 });
});

it('takes a journey that passed only at the second try for a failure', () => {
  const report = JSON.stringify({ stats: { expected: 7, skipped: 0, unexpected: 1, flaky: 2 } });
  expect(readPlaywrightCounts(report)).toEqual({ passed: 7, failed: 3 });
});

it('refuses a report that is none', () => {
  expect(() => readVitestCounts('{}')).toThrow();
});
