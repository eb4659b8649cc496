import { expect, it } from 'vitest';
import { readPlaywrightCounts, readVitestCounts } from './test-counts.ts';

it('adds up what Vitest reports, and names what passed only at the second try', () => {
  const assertionResults = [
    { fullName: 'Default', status: 'passed', failureMessages: [] },
    { fullName: 'Busy', status: 'passed', failureMessages: ['It moved.'] },
    { fullName: 'Danger', status: 'failed', failureMessages: ['It is red.'] },
  ];
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [{ name: '/ui/Button.stories.tsx', assertionResults }],
  };
  expect(readVitestCounts(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 1,
    secondTry: ['Button.stories.tsx: Busy'],
  });
});

it('counts a journey that passed only at the second try as passed, and names it', () => {
  const spec = (title: string, status: string) => ({ file: 'header.spec.ts', title, tests: [{ status }] });
  const report = {
    stats: { expected: 7, skipped: 0, unexpected: 1, flaky: 2 },
    suites: [
      {
        specs: [spec('it is solid', 'expected'), spec('it is clear', 'flaky')],
        suites: [{ specs: [spec('it has links', 'flaky'), spec('it has none', 'unexpected')] }],
      },
    ],
  };
  expect(readPlaywrightCounts(JSON.stringify(report))).toEqual({
    passed: 9,
    failed: 1,
    secondTry: ['header.spec.ts: it is clear', 'header.spec.ts: it has links'],
  });
});

it('refuses a report that is none', () => {
  expect(() => readVitestCounts('{}')).toThrow();
  expect(() => readPlaywrightCounts('{}')).toThrow();
});
